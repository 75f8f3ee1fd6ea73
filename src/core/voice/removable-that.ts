import {
  isCompleteClause,
  isCompleteWithoutThat,
  startsWithFiniteVerb,
} from "./complete-clause.ts";

/**
 * How many signs of what follows go with words on which a clause hangs: 0, or those of " that". Null where what is left
 * would not stand: "I think highly of her", "I think that manager is wrong".
 */
export function removableThatLength(before: string, after: string): number | null {
  if (/^\s*(?:$|[.,;:?!)–—])/u.test(after)) return 0;
  if (/\b(?:that|which|who) $/i.test(before) && startsWithFiniteVerb(after)) return 0;
  const that = /^ that(?=\s)/i.exec(after)?.[0] ?? "";
  const rest = after.slice(that.length);
  if (that === "") return isCompleteClause(after) ? 0 : null;
  if (isCompleteWithoutThat(rest)) return that.length;
  return startsWithFiniteVerb(rest) ? 0 : null;
}
