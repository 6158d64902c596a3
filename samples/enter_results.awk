# Enters the results of a round into a report that trf-pair has filled in:
#   awk -v round=1 -f enter_results.awk round_1.results open.trf
# A line of the results is WHITE BLACK RESULT; a result is 1-0, 0-1, 1/2, or by forfeit +/-, -/+.
# Columns are counted in characters: where names have accents, use gawk.
BEGIN {
  of_white["1-0"] = of_black["0-1"] = 1
  of_white["0-1"] = of_black["1-0"] = 0
  of_white["1/2"] = of_black["1/2"] = "="
  of_white["+/-"] = of_black["-/+"] = "+"
  of_white["-/+"] = of_black["+/-"] = "-"
}
NR == FNR { result[$1 + 0] = of_white[$3]; result[$2 + 0] = of_black[$3]; next }
/^001/ && substr($0, 5, 4) + 0 in result {
  column = 99 + 10 * (round - 1)
  $0 = substr($0, 1, column - 1) result[substr($0, 5, 4) + 0] substr($0, column + 1)
}
{ print }
