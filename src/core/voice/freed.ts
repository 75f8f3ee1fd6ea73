import { standsAlone, standsWithoutThat, startsWithVerb } from "./stands-alone.ts";

/**
 * How many signs of what follows go with words on which a clause hangs: 0, or those of " that". Null where what is left
 * would not stand: "I think highly of her", "I think that manager is wrong".
 */
export function freed(before: string, after: string): number | null {
  if (/^\s*(?:$|[.,;:?!)–—])/u.test(after)) return 0;
  if (/\b(?:that|which|who) $/i.test(before) && startsWithVerb(after)) return 0;
  const that = /^ that(?=\s)/i.exec(after)?.[0] ?? "";
  const rest = after.slice(that.length);
  if (that === "") return standsAlone(after) ? 0 : null;
  if (standsWithoutThat(rest)) return that.length;
  return startsWithVerb(rest) ? 0 : null;
}
