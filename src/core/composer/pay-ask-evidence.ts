import { capitalise } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { splitUnits } from "#core/language/split.ts";
import { finishStatement, type Statement, splitStatements } from "#core/language/statement.ts";
import { findWhens, onWhen } from "#core/language/when.ts";

/** What she has delivered, finished, and since when she counts it ("my last raise, in April 2024"). */
export type Evidence = { readonly statements: readonly Statement[]; readonly since: string };

const sinceLead =
  /^(?:and )?[Ss]ince (?:(?:my |the |our )?last (?:raise|change|review|promotion|increase|bump|adjustment|title change|salary review|one)|then|(?:(?:I )?(?:started|joined|got promoted|was promoted)))?[\s,(-]*([^:,]{0,40}?)\)?\s*:\s*/;
const sinceWhat =
  /[Ss]ince (?:my |the |our )?(last (?:raise|review|promotion|increase|adjustment|salary review))/;

/** A point of evidence, and the same after other words of a sentence. */
export type Point = Pick<Statement, "text" | "inner">;

/** Reads the cleaned answer about evidence into statements, her order kept. */
export function readEvidence(answer: string): Evidence {
  const lead = sinceLead.exec(answer);
  const body = lead === null ? answer : answer.slice(lead[0].length);
  const statements = splitUnits(body)
    .flatMap((unit) => splitStatements(unit.whole))
    .filter((piece) => !isRemark(piece))
    .map((piece) => finishStatement(piece))
    .filter(({ text }) => /[\p{L}]{2}/u.test(text));
  return { statements: joinLoose(statements), since: lead === null ? "" : sinceWords(lead) };
}

/** Words about the answer, or a shout, are no evidence. */
function isRemark(piece: string): boolean {
  return (
    /^(?:and |but )?(?:yes|yeah|I have (?:the|a) (?:spreadsheet|receipts|data|numbers)|idk|n\/?a|none|nothing|etc|ask me|see resume|lots?|a lot|too much to list)\b[^,]*$/i.test(
      piece.trim(),
    ) || /^(?:crushed|killed|nailed|smashed) it$/i.test(piece.trim())
  );
}

/** A figure alone ("31 inspections") belongs to the statement before it. */
function joinLoose(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    if (last !== undefined && statement.kind === "fragment" && countWords(statement.text) <= 2) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text.replace(/\.$/, `, ${statement.inner}`),
        inner: last.inner.replace(/\.$/, `, ${statement.inner}`),
      };
    } else if (last !== undefined && isSuperlative(statement)) {
      const many =
        /\b(?:both|two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d+) (?:\p{L}+ ){0,2}\p{L}+s\b/u.test(
          last.text,
        );
      const text = `${many ? "They are" : "It is"} ${statement.inner}`;
      joined.push({ kind: "clause", text, inner: text.charAt(0).toLowerCase() + text.slice(1) });
    } else joined.push(statement);
  }
  return joined;
}

/** "The biggest of the year for the team" speaks of what stands before it. */
function isSuperlative({ text, kind }: Statement): boolean {
  return (
    kind === "fragment" &&
    /^The (?:biggest|largest|highest|fastest|best|lowest|longest|strongest) (?:of|in|on|for|the|we|one|ever)\b/.test(
      text,
    )
  );
}

function sinceWords(lead: RegExpExecArray): string {
  const what = sinceWhat.exec(lead[0])?.[1];
  const rest = (lead[1] ?? "").trim();
  const when = findWhens(`in ${rest}`)[0];
  const dated = when === undefined ? rest : onWhen(when);
  if (what === undefined) return when === undefined ? "" : when.text;
  if (rest === "") return `my ${what}`;
  return when === undefined ? `my ${what}` : `my ${what}, ${dated}`;
}

/** "$1.8M in grants, and director of graduate studies": while points are few, what stands behind ", and" is one of its own. */
function parted(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length !== 2) return statements;
  return statements.flatMap((statement) => {
    const [, head, tail] = /^(?<head>.{3,}?), and (?<tail>\p{L}.*)$/su.exec(statement.text) ?? [];
    if (statement.kind !== "fragment" || head === undefined || tail === undefined)
      return [statement];
    return [
      {
        ...statement,
        text: `${head}.`,
        inner: `${/^(?<head>.{3,}?), and /su.exec(statement.inner)?.[1] ?? head}.`,
      },
      { ...statement, text: capitalise(tail), inner: tail },
    ];
  });
}

/** Exactly three points where there is material: further statements join the shortest neighbour. */
export function threePoints(statements: readonly Statement[]): readonly Point[] {
  const points: Point[] = parted(statements).map(({ text, inner }) => ({ text, inner }));
  while (points.length > 3) {
    const sums = points
      .slice(1)
      .map(({ text }, index) => countWords(text) + countWords(points[index]?.text ?? ""));
    const at = sums.indexOf(Math.min(...sums));
    const [first, second] = [points[at], points[at + 1]];
    if (first === undefined || second === undefined) break;
    points.splice(at, 2, {
      text: `${first.text} ${second.text}`,
      inner: `${first.inner} ${second.text}`,
    });
  }
  return points;
}
