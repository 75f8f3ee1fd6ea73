import * as frames from "#core/composer/frames/career-positioning.ts";
import { result as resultSlot } from "#core/composer/frames/shared.ts";
import { introduce, withoutStem } from "#core/composer/identity.ts";
import { type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { listed, sayAll, sayAsOne } from "#core/composer/say-items.ts";
import { splitAtCommas } from "#core/composer/shapes/split-items.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";
import { placed } from "#core/composer/workplace.ts";
import { bullets, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const headlineMost = 120;
const resultsMost = 3;

/** What she is called for and where it points, the results as she gave them, and one line for a profile. */
export function composeCareerPositioning(material: Material): Result {
  const hers = readerOf(material);
  const results = resultsOf(hers);
  const line = headline(hers);
  const parts: readonly Part[] = [
    ["Positioning statement", text(statement(hers, results, line))],
    ["Proof points", results.length === 0 ? [] : [bullets(listed(results))]],
    ["Profile headline", text(line)],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, results.length) };
}

/** Her rows; three deeds in one row are three results. */
function resultsOf(hers: Reader): readonly string[] {
  const rows = hers.rows("results");
  if (rows.length !== 1) return rows;
  const pieces = splitAtCommas(rows[0] ?? "", resultSlot.expects);
  return pieces.length <= resultsMost ? pieces : rows;
}

/** One or two sentences: what she is called for, then the role she wants; who she is stands in for one that is not given. */
function statement(hers: Reader, results: readonly string[], line: string): string {
  const called = sayAsOne(frames.calledFor, hers.items("calledFor"));
  const target = sayAsOne(frames.target, hers.items("target"));
  const { role, where } = postOf(hers);
  const isUntold = role === "" && hers.has("role");
  const place = isUntold ? null : hers.one("where");
  const who = introduce({ name: null, role: hers.one("role"), where: place }).reduce(joined, "");
  const led = hers.tone === "Achievement-Focused" || hers.tone === "Data-Driven";
  const first = led ? sayAll(resultSlot, results.slice(0, 1)) : "";
  const { head, time, rest } = rolePartsOf(role);
  const shown = line.replaceAll(" / ", " and ");
  const isOwed =
    isUntold || [head, time ?? "", ...rest, where].some((part) => !shown.includes(part.slice(1)));
  const opening = isOwed && target !== "" ? joined(who, called) : called;
  return [joined(opening, first), target, opening === called ? who : ""]
    .filter((part) => part !== "")
    .slice(0, 2)
    .join(" ");
}

/** Two whole sentences as one. */
function joined(one: string, other: string): string {
  if (one === "" || other === "") return one + other;
  return `${unclosed(one)}; ${lowered(other)}`;
}

/** Role and place, parted by a bar where the place is a name; the most of both that a profile has room for. */
function headline(hers: Reader): string {
  const { role, where } = postOf(hers);
  const { head } = rolePartsOf(role);
  const isName = /^\p{Lu}/u.test(where) && !describes.test(where);
  const place = isName || head === "" || !role.startsWith(head) ? null : placed(where, head);
  const rest = role.slice(head.length).replace(/^[\s.,;:(–—-]+/u, "");
  const closes = rest.includes("(") || !rest.endsWith(")");
  const joint = head.includes(", ") ? "," : "";
  const whole = [`${head}${joint} ${place}`, closes ? rest : rest.slice(0, -1)];
  const lines = [place === null ? [role, where] : whole, [head, where], [role], [head]].map(
    (line) =>
      line
        .filter((part) => part !== "")
        .map(raised)
        .join(" | "),
  );
  return lines.find((line) => line.length <= headlineMost) ?? head.slice(0, headlineMost);
}

/** Her role where it is a title, and no sentence about herself, with its place; "" for what she left open. */
function postOf(hers: Reader): { readonly role: string; readonly where: string } {
  const given = { name: null, role: hers.one("role"), where: hers.one("where") };
  const [role, where] = [withoutStem(given).role, withoutStem(given).where].map((answer) =>
    unclosed(answer ?? ""),
  );
  const title = /^I\s/.test(role ?? "") ? "" : (role ?? "").replace(/^(?:an?|the)\s/i, "");
  return { role: title, where: where ?? "" };
}

const describes = /^(?:an?|the|my|our|one|some|in|at|for|with|from|on)\s/i;

function missing(hers: Reader, given: number): readonly string[] {
  return [
    ...(postOf(hers).role === "" ? [frames.asks.role] : []),
    ...(hers.has("calledFor") ? [] : [frames.asks.calledFor]),
    ...(given === 0 ? [frames.asks.results] : []),
    ...(given === 1 || given === 2 ? [frames.asks.moreResults[given] ?? ""] : []),
    ...(hers.has("target") ? [] : [frames.asks.target]),
  ];
}
