# Texts of results as they stand in Markdown. Whatever they hold stands in code, where nothing is a
# link, a mention or HTML. Reference: CommonMark 0.31, code spans and fenced code blocks.

# One line, without control characters and those that turn the direction of text.
def line: tostring | gsub("[\\p{C}\\p{Zl}\\p{Zp}]+"; " ") | if length > 200 then .[0:199] + "…" else . end;

# A string times a number reads freed memory in jq 1.6.
def ticks: [scan("`+") | length] | (max // 0) as $run | [range($run + 1) | "`"] | add;

def code: line | if test("^\\s*$") then "` `"
  else ticks as $fence | if test("^[` ]|[` ]$") then $fence + " " + . + " " + $fence else $fence + . + $fence end
  end;

def block: tostring | split("\n") | map(gsub("[\\p{C}\\p{Zl}\\p{Zp}]"; " ") | .[0:300])
  | (if length > 30 then .[0:29] + ["…"] else . end) | join("\n") | .[0:3000]
  | ([ticks, "```"] | max_by(length)) as $fence | "\($fence)text\n\(.)\n\($fence)";

def counted($number; $word): "\($number) \($word)\(if $number == 1 then "" else "s" end)";
