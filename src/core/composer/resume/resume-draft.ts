import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import type { SectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import {
  hasDatesOnly,
  hasTitleAndDates,
  isWithinPost,
} from "#core/composer/resume/recognition/post-headings.ts";
import {
  splitHeadingTail,
  splitResumeSentences,
} from "#core/composer/resume/rows/resume-sentences.ts";
import {
  looksLikePersonName,
  isOwnSentence,
} from "#core/composer/resume/recognition/line-kinds.ts";
import type { ResumePlacement, Resume } from "./resume.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";

type DraftedPost = { heading: string; lines: string[]; now: boolean };
type FrontRow = { readonly row: ResumeRow; readonly block: number };

/** A resume in the making. */
export class ResumeDraft {
  readonly #front: FrontRow[] = [];
  readonly #summary: string[] = [];
  readonly #loose: string[] = [];
  readonly #posts: DraftedPost[] = [];
  readonly #parts = new Map<string, string[]>();
  readonly #heads: SectionHeading[] = [];
  readonly #omitted: string[] = [];
  #astray = false;
  #block = 0;
  #spaced = false;

  /** A heading of the resume: what stands elsewhere and belongs to that part goes under it. */
  addHeading(sectionHeading: SectionHeading): void {
    this.#heads.push(sectionHeading);
  }

  addRow(row: ResumeRow, place: ResumePlacement): void {
    if (place.kind === "front") {
      this.#block += row.gap ? 1 : 0;
      this.#front.push({ row, block: this.#block });
    } else if (place.kind === "left") this.#omitted.push(row.text);
    else if (place.kind === "summary") this.#summary.push(row.text);
    else if (place.kind === "part") this.#list(row.text, place.name);
    else {
      this.#astray ||= looksLikePostHeading(row) && !isWithinPost(row, this.heading, this.isTold);
      const under = place.kind === "post" ? this.#posts.at(-1)?.lines : undefined;
      this.#spaced ||= row.gap && under?.length === 0;
      (under ?? this.#loose).push(...splitResumeSentences(row.text));
    }
  }

  /**
   * Whether every line has a place: no heading is a line of a post, and no line above or between posts is left over.
   */
  get isCertain(): boolean {
    const posted = this.#posts.length > 0;
    const all = !posted && this.#parts.size === 0 && this.#loose.length === 0;
    if (all && this.#front.filter(({ row }) => row.text.includes(": ")).length > 2) return false;
    return !this.#astray && !(posted && this.#loose.length > 0) && this.#posts.every(hasTitle);
  }

  /** What is left out, as it stands above. */
  get omitted(): readonly string[] {
    return this.#omitted;
  }

  /** Years alone are of the line above. */
  #list(text: string, name: string): void {
    const lines = this.#parts.get(name) ?? [];
    const timed = /^\(?(?:19|20)\d\d\)?$/.test(text) || hasDatesOnly({ text });
    const above = timed ? lines.at(-1) : undefined;
    const all =
      above === undefined ? [...lines, text] : [...lines.slice(0, -1), `${above}, ${text}`];
    this.#parts.set(name, all);
  }

  /** Whether the post above has its lines; before a blank line it has none where no other had them behind one. */
  get isTold(): boolean {
    const [post, above] = this.#posts.toReversed();
    return (post?.lines.length ?? 0) > 0 || (above !== undefined && !this.#spaced);
  }

  /** How the post above is headed. */
  get heading(): string {
    return this.#posts.at(-1)?.heading ?? "";
  }

  /** Opens a post; what follows the years and a point, a colon or a comma may be its first lines. */
  openPost(rows: readonly ResumeRow[]): void {
    const all = rows.map(({ text }) => stripEndMark(text)).join(", ");
    const line = rows.length === 1 ? (rows[0]?.text ?? "") : all;
    const span = findDateSpan(line);
    const now = span?.open === true;
    const { end = 0, start = 0 } = span ?? {};
    const after = line.slice(end);
    const rest = start > 0 ? /^[.:]\s+(.*)$/su.exec(after)?.[1] : undefined;
    if (rest !== undefined) {
      this.#posts.push({
        heading: line.slice(0, end),
        lines: [...splitResumeSentences(rest)],
        now,
      });
      return;
    }
    const [tail = "", ...sentences] = rows.length > 1 ? [after] : splitResumeSentences(after);
    const { title, lines } = rows.length > 1 ? { title: tail, lines: [] } : splitHeadingTail(tail);
    const titled = line.slice(0, end) + after.slice(0, after.indexOf(title) + title.length);
    this.#posts.push({
      heading: stripEndMark(titled),
      lines: [...lines, ...sentences],
      now,
    });
  }

  /** Above posts, sentences are a summary; without a post, all but the name and its lines are the list. */
  toResume(): Resume {
    const posted = this.#posts.length > 0;
    const named = looksLikePersonName(this.#front[0]?.row.text.split(",")[0] ?? "");
    const isTop = ({ row, block }: FrontRow) =>
      !row.marked && !isOwnSentence(row.text) && (posted || (named && block === 0));
    const remaining = this.#front.filter((one) => !isTop(one));
    const isSummary = ({ row }: FrontRow) =>
      posted &&
      !row.marked &&
      !(/\b(?:19|20)\d\d\b/.test(row.text) || splitResumeSentences(row.text).length > 3);
    const summed = remaining.every(isSummary);
    const lines = remaining.map(({ row }) => row.text);
    return {
      top: this.#front.filter(isTop).map(({ row }) => row.text),
      summary: [...(summed ? lines : []), ...this.#summary],
      loose: [...(summed ? [] : lines.flatMap(splitResumeSentences)), ...this.#loose],
      posts: this.#posts,
      others: this.#others(),
      omitted: this.#omitted,
    };
  }

  /** Under the headings of the resume; ours stands only where it has none for that part. */
  #others(): Resume["others"] {
    const parts = new Map<string, readonly string[]>();
    for (const [name, lines] of this.#parts) {
      const hasOwnHeading = this.#heads.some((head) => head.name === name);
      const same = this.#heads.find(({ part, rest }) => part === name && rest === "");
      const heading = hasOwnHeading ? name : (same?.name ?? name);
      parts.set(heading, [...(parts.get(heading) ?? []), ...lines]);
    }
    return [...parts].map(([heading, lines]) => ({ heading, lines }));
  }
}

const hasTitle = ({ heading }: DraftedPost): boolean => !hasDatesOnly({ text: heading });

/** Years or capitals alone, or a title with its years. */
function looksLikePostHeading(row: ResumeRow): boolean {
  const loud = /^[\p{Lu}\s&/-]{6,40}$/u.test(row.text) && row.text.includes(" ");
  return !row.marked && (hasDatesOnly(row) || hasTitleAndDates(row) || (row.gap && loud));
}
