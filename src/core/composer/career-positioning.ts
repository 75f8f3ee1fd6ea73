import { clip } from "./fit-words.ts";
import { sayHeadline } from "./positioning-headline.ts";
import { type Known, readKnown } from "./positioning-known.ts";
import { chooseProofs, sayUnit } from "./positioning-proof.ts";
import { type Stance, sayStatement } from "./positioning-tones.ts";
import { readStatements } from "./statement.ts";
import { tidyResult } from "./tidy-language.ts";
import { clampAnswers } from "#core/language/clamp.ts";
import { given } from "#core/language/given.ts";
import { parseIdentity } from "#core/language/identity.ts";
import { rankCase } from "#core/language/identity-words.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { isRole } from "#core/language/role.ts";
import { splitStops, splitUnits } from "#core/language/split.ts";
import { withTact } from "#core/language/tact.ts";
import { bullets, paragraph, type Result, type Section } from "#core/result/result.ts";
import { answerOf, type Answers, type Material } from "#core/tools/definition.ts";

/** A positioning statement, up to three proof points and a line for a profile. */
export function composeCareerPositioning({ answers: all, tone }: Material): Result {
  const answers = clampAnswers(all);
  const read = (id: string) => withTact(given({ [id]: answerOf(answers, id) }, id));
  const identity = parseIdentity(read("role"));
  const known = readKnown(read("known"));
  const proofs = proofsOf(read("evidence"), known, tone);
  const top = readStatements(read("evidence")).find(
    ({ figured, kind, text }) => figured && kind !== "note" && text.split(" ").length <= 18,
  );
  const stance: Stance = {
    identity,
    known,
    target: readTarget(read("target")),
    decider: stripPeriod(read("decider")),
    top: top?.text ?? null,
  };
  const statement = sayStatement(stance, tone);
  const headline = sayHeadline(identity, known, stance.target);
  return tidyResult({
    sections: [
      ...section("Positioning statement", statement === "" ? [] : [paragraph(statement)]),
      ...section("Proof points", proofs.length === 0 ? [] : [bullets(proofs)]),
      ...section("Profile headline", headline === null ? [] : [paragraph(headline)]),
    ],
    missing: missingFor(answers, proofs.length),
  });
}

function section(label: string, blocks: Section["blocks"]): Section[] {
  return blocks.length === 0 ? [] : [{ label, blocks }];
}

function proofsOf(evidence: string, known: Known | null, tone: string): readonly string[] {
  const units = splitUnits(evidence).map(({ whole }) => readStatements(whole));
  const apart = units.length === 3 && units.every((unit) => unit.length > 0);
  const chosen =
    apart && units.flat().length > 3
      ? units.map((unit) => sayUnit(unit, tone))
      : chooseProofs(readStatements(evidence), tone);
  return chosen.length < 3 && known?.proof != null
    ? [...chosen, `I did it with ${known.proof}.`]
    : chosen;
}

/** "Budget Director (current one retires June 30)" → the title alone. */
function readTarget(cleaned: string): string | null {
  const title = stripPeriod(
    clip(splitStops(cleaned.split("\n")[0]?.replace(/\s*\([^)]*\)/g, "") ?? "")[0] ?? "", 16),
  );
  if (title === "") return null;
  return title.split(" ").length <= 7 && isRole(title)
    ? rankCase(title)
    : title.replace(/^(?:I want to be|to be|becoming) (?:an? |the )?/i, "");
}

function missingFor(answers: Answers, proofs: number): string[] {
  const open = (id: string) => given(answers, id) === "";
  const short = [
    "three results, each with a number or a name",
    "two more results with a number or a name",
    "one more result with a number or a name",
  ][proofs];
  return [
    ...(open("role") ? ["your current role"] : []),
    ...(open("known") ? ["what you are the person for"] : []),
    ...(short === undefined ? [] : [short]),
    ...(open("target") ? ["the role you are positioning for"] : []),
    ...(open("target") && open("decider") ? ["who decides"] : []),
  ];
}
