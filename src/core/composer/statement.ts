import { isCountedPast, isPolished, startsStatement } from "./statement-kinds.ts";
import { legible } from "./statement-marks.ts";
import { sayStatement } from "./statement-say.ts";
import { type Change, parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { type Unit, splitCommas, splitUnits } from "#core/language/split.ts";

/** One thing that is so, in her words, ready for a capital and a stop. */
export type Statement = {
  /** `clause` stands as a sentence; `note` is a phrase that needs one; `award` and `work` name what she holds and what others do with her work. */
  readonly kind: "clause" | "change" | "award" | "work" | "note";
  readonly text: string;
  readonly figured: boolean;
  /** A measured change that no one is said to have made, for registers that state it their way. */
  readonly change?: Change;
};

/** Reads her results out of a cleaned answer: one statement for each, in the first person. */
export function readStatements(cleaned: string): readonly Statement[] {
  const units = borrowNouns(splitUnits(legible(cleaned)));
  const said = units.flatMap((unit) => joinAll(splitClauses(unit).map(sayStatement), headed));
  return withoutEchoes(
    joinAll(
      said.filter((statement) => statement.text !== ""),
      (before, next) => counted(before, next) ?? titled(before, next),
    ),
  );
}

/** "scrap. 6.2% down to 2.9": a lone noun belongs to the figures behind it. */
function borrowNouns(units: readonly Unit[]): readonly string[] {
  const lines: string[] = [];
  for (const { whole } of units) {
    const before = lines.at(-1) ?? "";
    const lone =
      /^[\p{L}’ -]{3,40}$/u.test(before) &&
      before.split(" ").length <= 4 &&
      !/\b(?:down|up|half|doubled|zero|no)\b/i.test(before) &&
      !/^(?:I|we)\b/.test(before);
    const continues =
      parseChange(whole)?.noun === "" ||
      /^(?:was|is|were|went|shipped|closed|opened|came|had)\b/.test(whole);
    if (lone && continues) lines[lines.length - 1] = `${before} ${whole}`;
    else lines.push(whole.replace(/^(?:also|and|plus|then)\s+(?=\S)/i, ""));
  }
  return lines;
}

/** Comma pieces that are statements of their own part; the others stay with what they belong to. */
function splitClauses(line: string): readonly string[] {
  if (isPolished(line)) return [line];
  const parts: string[] = [];
  for (const piece of splitCommas(line)) {
    const before = parts.at(-1);
    if (before === undefined || (startsStatement(piece) && !goesOn(before, piece)))
      parts.push(piece);
    else parts[parts.length - 1] = `${before}, ${piece}`;
  }
  return parts;
}

/** A piece goes on when its subject stands in the clause before: "the wallet was late, shipped five weeks after". */
function goesOn(before: string, piece: string): boolean {
  if (/\b(?:and|or|of|for|from|with)$/.test(before)) return true;
  return classify(before).kind === "clause" && classify(piece).kind === "verb-past";
}

const counting =
  /^(?:\d[\d,]*%?|two|three|four|five|six|seven|eight|nine|all|half|most|none|both) (?:of them )?(?!of\b)(?:still |now |already )?\p{Ll}+/u;

type Joint = (before: Statement, next: Statement) => string | null;

function joinAll(statements: readonly Statement[], jointOf: Joint): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    const mark = before === undefined ? null : jointOf(before, statement);
    if (before === undefined || mark === null) joined.push(statement);
    else
      joined[joined.length - 1] = {
        kind: statement.kind === "clause" ? "clause" : before.kind,
        text: `${before.text}${mark}${statement.text}`,
        figured: true,
      };
  }
  return joined;
}

/** "I trained six PMs", "two got promoted": the second counts the first. */
function counted(before: Statement, { kind, text }: Statement): string | null {
  const counts = counting.test(text) && (kind === "clause" || isCountedPast(text));
  return before.kind === "clause" && counts && before.text.split(" ").length <= 14
    ? ", and "
    : null;
}

/** "the peach thing", "people drive three hours": the thing has a name, then what is true of it. */
function titled(before: Statement, { kind, text }: Statement): string | null {
  const named = before.kind === "note" && /^the (?:\p{L}[\p{L}’-]*\s?){1,3}$/u.test(before.text);
  const repeats = text.toLowerCase().includes(before.text.toLowerCase());
  return named && kind === "clause" && !repeats && !/^I\b/.test(text) ? ": " : null;
}

/** "31 schools, electric bills down 40%": a short note heads the change that stands in the same breath. */
function headed(before: Statement, { kind }: Statement): string | null {
  const words = before.text.split(" ").length;
  const named =
    (before.text.match(/\p{L}{3,}/gu) ?? []).length >= (/^\d/.test(before.text) ? 1 : 2);
  const heads = before.kind === "note" && named && words <= 7 && !before.text.includes(",");
  return heads && kind === "change" ? ": " : null;
}

/** A note whose figures and words all stand in another statement says nothing new. */
function withoutEchoes(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ kind, text }, at) => {
    if (kind !== "note") return true;
    const words = (text.toLowerCase().match(/[\p{L}\d.,%$]+/gu) ?? []).map((word) =>
      word.replace(/[.,]$/, ""),
    );
    const others = statements
      .filter((other, index) => index < at || other.kind === "clause")
      .map((other) => other.text.toLowerCase())
      .join(" ");
    return !words.every((word) => others.includes(word));
  });
}
