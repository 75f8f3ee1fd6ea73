import type { Source } from "#core/grounding/evidence.ts";

/** Words that raise a post above its name, each with the words of an answer that say it. */
const saidAs: Readonly<Record<string, string>> = {
  senior: "senior|sr",
  chief: String.raw`chief|c\p{L}o`,
  executive: "exec|executive",
  managing: "managing",
  global: "global|globally|world|worldwide",
  regional: "regions?|regional",
  national: "nation|national|nationwide",
  deputy: "deputy|dep",
  associate: "associate|assoc",
  assistant: "assistant|asst",
  lead: "leads?",
  principal: "principal",
  vice: "vice|[se]?vp|avp",
  founding: "founded|founder|founding",
  acting: "acting|acts?|acted",
  presiding: "presiding|presides?|presided",
};
const patterns = new Map(
  Object.entries(saidAs).map(([rank, words]) => [
    rank,
    new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu"),
  ]),
);

/** Every word of rank. */
export const rankWords: readonly string[] = Object.keys(saidAs);

/** Whether an answer says this rank of somebody, short or in full; false for what is no word of rank. */
export function saysRank({ text }: Source, rank: string): boolean {
  return patterns.get(rank.toLowerCase())?.test(text) === true;
}
