import { isWork } from "#core/composer/frames/networking-hub.ts";
import { registers } from "#core/composer/frames/networking-tones.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import type { Reader } from "#core/composer/reader.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";

/** Three words or more: "(ret.)" and "(she/her)" belong to a name. */
export const asides = /\s*\([^\s()]+(?:\s+[^\s()]+){2,}\)/g;

const bare = (text: string | null): string | null => text?.replace(asides, "") || text;

/** Who she is, in full, then without her asides, with the first clause of her role, and by her name alone. */
export function greetings(hers: Reader): readonly string[] {
  const [name, role] = [hers.one("name"), hers.one("role")];
  const head = role && rolePartsOf(role).head;
  const roles = [role, bare(role), head];
  const short = hers.has("name", "role") ? [...roles, null].map((one) => [bare(name), one]) : [];
  return [[name, role], ...short].map(([who = null, does = null]) => greeting(hers, who, does));
}

function greeting(hers: Reader, name: string | null, role: string | null): string {
  const [who = "", ...more] = introduce({ name, role, where: null });
  const { greeting: word } = ofTone(registers, hers.tone);
  return [`${word}${who === "" ? "." : ","} ${who}`.trim(), ...more.filter(isWork)].join(" ");
}
