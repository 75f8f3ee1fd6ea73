import * as frames from "./frames.ts";
import { resultSlot } from "#core/composer/slots/result-slot.ts";
import { introduce, stripIdentityStems } from "#core/composer/introduction/introduce.ts";
import {
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import {
  toListItems,
  renderAsText,
  renderAsOneSentence,
} from "#core/composer/slots/render-items.ts";
import { splitAtCommas } from "#core/composer/shapes/split/split-items.ts";
import {
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";
import { placePhrase } from "#core/composer/introduction/workplace.ts";
import { bullets, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const maxHeadlineLength = 120;
const maxResults = 3;

/** What the member is called for and where it points, the results as given, and one line for a profile. */
export function composeCareerPositioning(material: Material): Result {
  const reader = createAnswerReader(material);
  const results = resultsOf(reader);
  const line = headline(reader);
  const parts: readonly SectionPart[] = [
    ["Positioning statement", paragraphBlocks(statement(reader, results, line))],
    ["Proof points", results.length === 0 ? [] : [bullets(toListItems(results))]],
    ["Profile headline", paragraphBlocks(line)],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader, results.length) };
}

/** The rows of the answer; three deeds in one row are three results. */
function resultsOf(reader: AnswerReader): readonly string[] {
  const rows = reader.rows("results");
  if (rows.length !== 1) return rows;
  const pieces = splitAtCommas(rows[0] ?? "", resultSlot.expects);
  return pieces.length <= maxResults ? pieces : rows;
}

/**
 * One or two sentences: what the member is called for, then the role aimed at; the introduction stands in for one that
 * is not given.
 */
function statement(reader: AnswerReader, results: readonly string[], line: string): string {
  const called = renderAsOneSentence(frames.positioningCalledForSlot, reader.items("calledFor"));
  const target = renderAsOneSentence(frames.positioningTargetSlot, reader.items("target"));
  const { role, where } = titleAndPlaceOf(reader);
  const isClauseOnly = role === "" && reader.has("role");
  const place = isClauseOnly ? null : reader.oneLine("where");
  const who = introduce({ name: null, role: reader.oneLine("role"), where: place }).reduce(
    joinAsOne,
    "",
  );
  const led = reader.tone === "Achievement-Focused" || reader.tone === "Data-Driven";
  const first = led ? renderAsText(resultSlot, results.slice(0, 1)) : "";
  const { head, time, rest } = parseRoleParts(role);
  const visibleLine = line.replaceAll(" / ", " and ");
  const isOwed =
    isClauseOnly ||
    [head, time ?? "", ...rest, where].some((part) => !visibleLine.includes(part.slice(1)));
  const opening = isOwed && target !== "" ? joinAsOne(who, called) : called;
  return [joinAsOne(opening, first), target, opening === called ? who : ""]
    .filter((part) => part !== "")
    .slice(0, 2)
    .join(" ");
}

/** Two whole sentences as one. */
function joinAsOne(one: string, other: string): string {
  if (one === "" || other === "") return one + other;
  return `${stripEndMark(one)}; ${lowerFirst(other)}`;
}

/** Role and place, separated by a bar where the place is a name; as much of both as fits in a profile. */
function headline(reader: AnswerReader): string {
  const { role, where } = titleAndPlaceOf(reader);
  const { head } = parseRoleParts(role);
  const isName = /^\p{Lu}/u.test(where) && !describingOpener.test(where);
  const place = isName || head === "" || !role.startsWith(head) ? null : placePhrase(where, head);
  const rest = role.slice(head.length).replace(/^[\s.,;:(–—-]+/u, "");
  const closes = rest.includes("(") || !rest.endsWith(")");
  const joint = head.includes(", ") ? "," : "";
  const fullLine = [`${head}${joint} ${place}`, closes ? rest : rest.slice(0, -1)];
  const lines = [place === null ? [role, where] : fullLine, [head, where], [role], [head]].map(
    (line) =>
      line
        .filter((part) => part !== "")
        .map(capitaliseFirst)
        .join(" | "),
  );
  return lines.find((line) => line.length <= maxHeadlineLength) ?? head.slice(0, maxHeadlineLength);
}

/** The role where it is a title, and no sentence about a person, with its place; "" for what is open. */
function titleAndPlaceOf(reader: AnswerReader): { readonly role: string; readonly where: string } {
  const identity = { name: null, role: reader.oneLine("role"), where: reader.oneLine("where") };
  const [role, where] = [stripIdentityStems(identity).role, stripIdentityStems(identity).where].map(
    (answer) => stripEndMark(answer ?? ""),
  );
  const title = /^I\s/.test(role ?? "") ? "" : (role ?? "").replace(/^(?:an?|the)\s/i, "");
  return { role: title, where: where ?? "" };
}

const describingOpener = /^(?:an?|the|my|our|one|some|in|at|for|with|from|on)\s/i;

function missingLabels(reader: AnswerReader, resultCount: number): readonly string[] {
  return [
    ...(titleAndPlaceOf(reader).role === "" ? [frames.positioningMissingLabels.role] : []),
    ...(reader.has("calledFor") ? [] : [frames.positioningMissingLabels.calledFor]),
    ...(resultCount === 0 ? [frames.positioningMissingLabels.results] : []),
    ...(resultCount === 1 || resultCount === 2
      ? [frames.positioningMissingLabels.moreResults[resultCount] ?? ""]
      : []),
    ...(reader.has("target") ? [] : [frames.positioningMissingLabels.target]),
  ];
}
