#ifndef REDLINE_CNETTLE_H
#define REDLINE_CNETTLE_H

#include <nettle/sha2.h>
#include <nettle/version.h>

/// Writes the hash of what was added, 32 bytes. The length is no argument any more from Nettle 4 on.
static inline void redline_sha256_finish(struct sha256_ctx *context, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, digest);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, digest);
#endif
}

static inline void redline_sha256_begin(struct sha256_ctx *context) { sha256_init(context); }

static inline void redline_sha256_add(
    struct sha256_ctx *context, const void *bytes, size_t count) {
  sha256_update(context, count, (const uint8_t *)bytes);
}

#endif
