import type { Statement } from "./statement.ts";
import { isClearPast } from "#core/language/inflect.ts";
import { ensurePeriod, sentence } from "#core/language/phrase.ts";
import { splitCommas } from "#core/language/split.ts";
import { withSubjectArticle } from "#core/language/subject-article.ts";

/** At most three proof points: the measured ones first when she gave more, the others joined to them. */
export function chooseProofs(statements: readonly Statement[], tone: string): readonly string[] {
  const worded = statements.filter(({ text }) => /\p{L}/u.test(text));
  const points = (worded.length < 3 ? splitNotes(worded) : worded).map((statement) => ({
    figured: statement.figured,
    text: sayProof(statement, tone),
  }));
  if (points.length <= 3) return points.map(({ text }) => sentence(text));
  const kept = points.toSorted((a, b) => Number(b.figured) - Number(a.figured)).slice(0, 3);
  const left = points.filter((point) => !kept.includes(point));
  const ordered = points.filter((point) => kept.includes(point));
  return ordered.map(({ text }, at) => {
    const joined = left.filter((_point, index) => index % 3 === at).map((point) => point.text);
    return ensurePeriod(
      [sentence(text).slice(0, -1), ...joined.map((more) => more.replace(/^The /, "the "))].join(
        "; ",
      ),
    );
  });
}

/** What she said in one breath is one point: "22 grantees, 20 renewed". */
export function sayUnit(statements: readonly Statement[], tone: string): string {
  const notes = statements.every(({ kind }) => kind === "note");
  const [first = "", ...others] = statements.map((statement) => sayProof(statement, tone));
  return sentence(
    [first, ...others.map((more) => more.replace(/^The /, "the "))].join(notes ? ", " : "; "),
  );
}

/** "3 contracts, 0 strikes, raises of 14%": while points are few, the last counted thing of a note is a point of its own. */
function splitNotes(statements: readonly Statement[]): Statement[] {
  const split: Statement[] = [];
  for (const statement of statements) {
    const pieces = statement.kind === "note" ? countedPieces(statement.text) : [];
    const room = 3 - statements.length - (split.length - statements.indexOf(statement));
    if (pieces.length < 2 || room < 1) split.push(statement);
    else {
      const kept = pieces.slice(0, -room).length > 0 ? pieces.slice(0, -room) : pieces.slice(0, 1);
      split.push(
        { ...statement, text: kept.join(", ") },
        ...pieces.slice(kept.length).map((text) => ({ ...statement, text })),
      );
    }
  }
  return split;
}

function countedPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of splitCommas(text)) {
    const counted =
      /^(?:\d|no\b|zero\b|two\b|three\b|four\b|five\b|six\b|raises\b|over\b|about\b)/i.test(
        piece,
      ) && /\p{L}{3,}/u.test(piece.replaceAll(/\band\b/g, ""));
    if (pieces.length === 0 || counted) pieces.push(piece);
    else pieces[pieces.length - 1] = `${pieces.at(-1)}, ${piece}`;
  }
  return pieces;
}

const spare = new Set(["Strategic & Direct", "Data-Driven", "Executive Formal"]);

/** The registers that state results leave the "I" of a list out. */
function sayProof({ kind, text }: Statement, tone: string): string {
  if (kind === "award") return spare.has(tone) ? text : `I hold ${text}`;
  if (kind === "work") return `work ${text}`;
  if (spare.has(tone))
    return kind === "change" ||
      /^I \p{Ll}+ed\s/u.test(text) ||
      isClearPast(text.split(" ")[1] ?? "")
      ? text.replace(/^I (?!am\b|was\b|have\b)(?=\p{Ll})/u, "")
      : text;
  return kind === "note" ? text : withSubjectArticle(text);
}
