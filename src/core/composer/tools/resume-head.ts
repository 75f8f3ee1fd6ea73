import * as frames from "#core/composer/frames/resume-rewrite.ts";
import { text } from "#core/composer/parts.ts";
import type { Reader } from "#core/composer/reader.ts";
import { withoutPrivate } from "#core/composer/resume/personal.ts";
import { lettered } from "#core/composer/resume/plain-line.ts";
import type { Resume } from "#core/composer/resume/resume.ts";
import { headOfRole, spelledOut, titleOf } from "#core/composer/resume/title.ts";
import { put, say } from "#core/composer/say.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { closed, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { tells } from "#core/composer/words/tells.ts";
import { countWords } from "#core/language/sentences.ts";
import { type Block, wordsOf } from "#core/result/result.ts";
import { aims, yearsOf } from "./resume-aims.ts";

/** Her name and town, and below them her title and field. */
export function headline(hers: Reader, { top, posts }: Resume): readonly Block[] {
  const title = titleOf(hers.one("role"), posts);
  const said = [title, fieldOf(hers)].filter((part) => part !== null).map(unclosed);
  const own = top
    .map((line) => spelledOut(unclosed(withoutPrivate(line).said)))
    .filter((line) => line !== "" && line.toLowerCase() !== title?.toLowerCase());
  return [own.join(", "), said.map((part) => lettered(raised(part))).join(" | ")].flatMap((line) =>
    text(line),
  );
}

/** "Market research" may stand beside her title, "an insurance company" may not. */
function fieldOf(hers: Reader): string | null {
  const field = hers.one("industry");
  return field !== null &&
    !/^(?:an?|the|my|our|at|in|for)\s/iu.test(field) &&
    countWords(field) <= 6
    ? field
    : null;
}

/** What is hers above all, in short lines: her own summary, her years, the role she wants. */
export function summary(hers: Reader, resume: Resume, isTold: boolean): readonly Block[] {
  const [field, years] = [hers.one("industry"), yearsOf(hers).said];
  const own = resume.summary.map((line) => closed(raised(line))).join(" ");
  const lines = [
    own,
    field === null || fieldOf(hers) !== null ? "" : put(frames.field, unclosed(field)),
    years === null || tells(own, years) ? "" : yearsSaid(unclosed(years)),
    ...aims(hers).slice(0, isTold ? 1 : 2),
    ...roleBeside(hers, resume).said.map((role) => closed(raised(role))),
  ];
  return lines.flatMap((line) => text(line));
}

/** What her role says beyond the title above; where it is no title ("no job now"), she decides who reads it. */
export function roleBeside(
  hers: Reader,
  resume: Resume,
): { readonly said: readonly string[]; readonly kept: readonly string[] } {
  const role = hers.one("role");
  const top = headline(hers, resume).map((block) => wordsOf({ label: null, blocks: [block] }));
  if (role === null || tells(top.join(" "), role)) return { said: [], kept: [] };
  return hers.has("resume") || headOfRole(role) === null
    ? { said: [], kept: [role] }
    : { said: [role], kept: [] };
}

function yearsSaid(years: string): string {
  const tokens = tokensOf(years);
  const bare = tokens.length < 3 && is(tokens.at(-1), "number") && !/ish$/i.test(years);
  if (bare) return raised(put(frames.bareYears, years));
  const [, own = "", rest = ""] = /^((?:\S+ ){1,2}years?)(, .+)$/iu.exec(years) ?? [];
  const said = own === "" ? say(frames.years, years).text : closed(`${own} of experience${rest}`);
  return raised(said);
}
