/** How our own sentences sound. The member’s facts are the same in each. */
export const registers = ["warm", "direct", "formal"] as const;
export type Register = (typeof registers)[number];

const direct =
  "Confident & Direct|Strategic & Direct|Data-Driven|Action-Oriented|Achievement-Focused|Technical & Precise|Strategic & Visionary";
const formal = "Executive Formal|Academic/Scholarly|Professional & Brief";

const registerByTone = new Map<string, Register>([
  ...direct.split("|").map((tone) => [tone, "direct"] as const),
  ...formal.split("|").map((tone) => [tone, "formal"] as const),
]);

/** The register that our own sentences take for a tone; every tone without one of its own is warm. */
export const registerOf = (tone: string): Register => registerByTone.get(tone) ?? "warm";

/** The tones that differ without a model: the first of each register. */
export function tonesThatDiffer(tones: readonly string[]): readonly string[] {
  return tones.filter(
    (tone, at) => tones.findIndex((other) => registerOf(other) === registerOf(tone)) === at,
  );
}
