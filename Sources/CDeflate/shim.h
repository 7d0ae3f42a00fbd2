#ifndef REDLINE_CDEFLATE_H
#define REDLINE_CDEFLATE_H

#include <libdeflate.h>

#endif
