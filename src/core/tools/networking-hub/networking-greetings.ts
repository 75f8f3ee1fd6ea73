import { isWorkLabelSentence } from "./frames.ts";
import { networkingCopyByTone } from "./networking-tones.ts";
import { introduce } from "#core/composer/introduction/introduce.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";

/** Three words or more: "(ret.)" and "(she/her)" belong to a name. */
export const nameAsidePattern = /\s*\([^\s()]+(?:\s+[^\s()]+){2,}\)/g;

const withoutNameAside = (text: string | null): string | null =>
  text?.replace(nameAsidePattern, "") || text;

/** The introduction in full, then without asides, with the first clause of the role, and by the name alone. */
export function greetingVariants(reader: AnswerReader): readonly string[] {
  const [name, role] = [reader.oneLine("name"), reader.oneLine("role")];
  const head = role && parseRoleParts(role).head;
  const roles = [role, withoutNameAside(role), head];
  const short = reader.has("name", "role")
    ? [...roles, null].map((one) => [withoutNameAside(name), one])
    : [];
  return [[name, role], ...short].map(([who = null, does = null]) => greeting(reader, who, does));
}

function greeting(reader: AnswerReader, name: string | null, role: string | null): string {
  const [who = "", ...more] = introduce({ name, role, where: null });
  const { greeting: word } = forTone(networkingCopyByTone, reader.tone);
  return [
    `${word}${who === "" ? "." : ","} ${who}`.trim(),
    ...more.filter(isWorkLabelSentence),
  ].join(" ");
}
