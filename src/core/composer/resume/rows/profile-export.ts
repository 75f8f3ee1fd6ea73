import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import { looksLikePersonName } from "#core/composer/resume/recognition/line-kinds.ts";
import type { ResumeRow } from "./resume-row.ts";

const profileAddress = /linkedin\.com\/in\/([\p{L}\d%-]+)/iu;
const durationSource = String.raw`\d+ (?:years?|yrs?|months?|mos?)(?: \d+ (?:months?|mos?))?`;
const durationPattern = new RegExp(`^${durationSource}$`, "iu");
/** What belongs to the line above: a length of time there, and a degree with the sign of that page before its years. */
const belongsAbovePattern = new RegExp(
  String.raw`^${durationSource}$|\s·\s\([^()]*\d{4}[^()]*\)$`,
  "iu",
);

/** A profile as a job site prints it: the side column comes first, the name behind it. */
export function reorderProfileExport(
  rows: readonly ResumeRow[],
  text: string,
): readonly ResumeRow[] {
  const [first] = rows;
  const slug = profileAddress.exec(text.replace(/-\n/g, "-"))?.[1]?.toLowerCase();
  if (!first || first.marked || parseSectionHeading(first.raw)?.part !== "front" || !slug)
    return rows;
  const body = rows.findIndex(({ raw }) =>
    /^(?:work|summary)$/.test(parseSectionHeading(raw)?.part ?? ""),
  );
  const name = rows.slice(0, Math.max(body, 0)).findIndex((row) => isNameInAddress(row, slug));
  if (name === -1) return rows;
  const [side, own] = [rows.slice(1, name), rows.slice(name)];
  const ordered = [...own, ...side.map((row, at) => (at === 0 ? { ...row, gap: true } : row))];
  return withGapsBeforePosts(
    ordered.reduce((all: readonly ResumeRow[], row) => {
      const above = all.at(-1);
      if (!above || row.gap || row.marked || !belongsAbovePattern.test(row.text))
        return [...all, row];
      const joinedLine = `${above.text}, ${row.text.replace(/\s·\s/u, " ")}`;
      return [...all.slice(0, -1), { ...above, text: joinedLine, raw: joinedLine }];
    }, []),
  );
}

/** Where no blank lines part them, a post begins with the title above its years, or with an employer above that. */
function withGapsBeforePosts(rows: readonly ResumeRow[]): readonly ResumeRow[] {
  const dates = [...rows.keys()].filter((at) => exportedDates.test(rows[at]?.text ?? ""));
  if (dates.some((at) => rows.slice(at - 2, at).some(({ gap }) => gap))) return rows;
  const starts = dates.flatMap((at) => {
    const above = rows[at - 2];
    if (!above || !isEmployerAboveTitle(rows, at - 2, dates)) return [at - 1];
    return isEmployerLine(above) ? [at - 2, at - 1] : [at - 2];
  });
  return rows.map((row, at) => (starts.includes(at) ? { ...row, gap: true } : row));
}

/** A short line with a capital that ends no sentence, above a title; a town below years is none. */
function isEmployerAboveTitle(
  rows: readonly ResumeRow[],
  at: number,
  dates: readonly number[],
): boolean {
  const { text = "", marked = true, raw = "" } = rows[at] ?? {};
  const below = dates.includes(at - 1) || dates.includes(at);
  if (marked || below || parseSectionHeading(raw) !== null || !/^\p{Lu}/u.test(text)) return false;
  return !/[.;:!?]$/.test(text) && text.split(" ").length <= 8;
}

const exportedDates = /^\p{L}+ \d{4} - (?:\p{L}+ \d{4}|Present) \(/u;

/** Whether most words of a name stand in the profile's address on that site. */
function isNameInAddress({ text, marked }: ResumeRow, slug: string): boolean {
  const [name = ""] = text.split(",");
  if (marked || !looksLikePersonName(name)) return false;
  const words = plainLetters(name).split(" ");
  const found = words.filter((word) => slug.includes(word));
  return found.length > 0 && found.length * 2 >= words.length && found.join("").length > 5;
}

const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L} ]/gu, "")
    .toLowerCase();

/** An employer above its titles there: "Heron Group, 4 years 9 months". */
export function isEmployerLine({ text, marked }: ResumeRow): boolean {
  const last = text.split(", ").at(-1) ?? "";
  return (
    !marked && text.includes(", ") && durationPattern.test(last) && findDateSpan(text) === null
  );
}
