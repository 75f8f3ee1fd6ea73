import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";

const lowering = "deputy|assistant|associate|acting|junior|trainee|interim|vice";
const stands = new RegExp(String.raw`\b(?:${lowering})[ -]$`, "iu");

/** Whether a title stands without the word that lowers it in every answer: "County Clerk" of a "Deputy County Clerk". */
export function isRaisedTitle(text: string, fact: Fact, sources: readonly Source[]): boolean {
  if (!fact.text.includes(" ") || stands.test(text.slice(0, fact.start))) return false;
  const title = fact.text.toLowerCase();
  const places = sources.flatMap((source) => placesOf(source.text, title));
  return places.length > 0 && places.every((before) => stands.test(before));
}

/** What stands before each occurrence of a title. */
function placesOf(text: string, title: string): readonly string[] {
  const low = text.toLowerCase();
  const found: string[] = [];
  for (let at = low.indexOf(title); at !== -1; at = low.indexOf(title, at + 1))
    found.push(text.slice(Math.max(0, at - 16), at));
  return found;
}
