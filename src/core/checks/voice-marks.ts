import type { Mark } from "#core/checks/marks/mark.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";
import { findVoiceHits } from "#core/voice/find-voice-hits.ts";
import type { VoiceFamily } from "#core/voice/voice-rule.ts";

/** What makes the member smaller in any sentence. A hedge, a filler or an informal word may be just right where it stands. */
const weakening: ReadonlySet<VoiceFamily> = new Set(["apology", "permission", "self-diminishing"]);

const retired = "Language to retire";

/** Words that make the member smaller, where they stand. What was typed, and what is quoted to be retired, stays. */
export function findVoiceMarks(result: Result, answers: Answers): Mark[] {
  const typed = Object.values(answers).join("\n").toLowerCase();
  return result.sections
    .filter(({ label }) => label !== retired)
    .flatMap((section) =>
      findVoiceHits(sectionText(section), [], weakening)
        .filter(({ text }) => !typed.includes(text.toLowerCase()))
        .map(({ start, end, text, instead }) => ({
          rule: "voice" as const,
          section: section.label,
          start,
          end,
          text,
          says: `“${text}” weakens this: ${instead}.`,
        })),
    );
}
