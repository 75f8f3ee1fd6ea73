import { z } from "zod";

/** A post as its author wrote it. */
export type PostFile = {
  readonly slug: string;
  /** Raised with every change: of two releases the newer text stays, whichever starts last. */
  readonly version: number;
  readonly title: string;
  readonly category: string;
  readonly previewText: string;
  readonly isProOnly: boolean;
  /** From when it is seen. */
  readonly publishedAt: Date;
  readonly isDraft: boolean;
  readonly content: string;
};

/** Everything that a file holds, as its text; read again it is the same post. */
export function formatPostFile(post: PostFile): string {
  const { title, slug, category, previewText, isProOnly, isDraft, version, content } = post;
  return [
    "---",
    `title: ${title}`,
    `slug: ${slug}`,
    `category: ${category}`,
    `preview: ${previewText}`,
    `pro: ${isProOnly}`,
    `published: ${formatPublished(post.publishedAt)}`,
    ...(isDraft ? ["draft: true"] : []),
    ...(version === 1 ? [] : [`version: ${version}`]),
    "---",
    content,
    "",
  ].join("\n");
}

/** A day where it begins, else the moment. */
function formatPublished(at: Date): string {
  return at.toISOString().replace(/T00:00:00\.000Z$|(?<=T\d\d:\d\d):00\.000(?=Z$)/, "");
}

/** What is wrong with a file, in sentences that name the file and the line. */
export class PostFileError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "PostFileError";
    this.problems = problems;
  }
}

const yesOrNo = z
  .enum(["true", "false"], "Write true or false.")
  .transform((word) => word === "true");
const versionRule = "Write a whole number from 1 to 9999, one more than before.";
const version = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, versionRule)
  .transform(Number);
const boundedText = (name: string, max: number) =>
  z
    .string()
    .min(1, `Write the ${name} behind the colon.`)
    .max(max, `Keep the ${name} under ${max} characters.`);

const FrontMatter = z.strictObject({
  title: boundedText("title", 120),
  slug: z
    .string()
    .max(80, "Keep the slug under 80 characters.")
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use small letters, figures and single hyphens."),
  category: boundedText("category", 40),
  preview: boundedText("preview", 300),
  pro: yesOrNo,
  published: z.union(
    [z.iso.date(), z.iso.datetime({ precision: -1 }), z.iso.datetime()],
    "Write the date as 2026-11-21.",
  ),
  draft: yesOrNo.optional(),
  version: version.optional(),
});

const requiredFields = ["title", "slug", "category", "preview", "pro", "published"];

/** Reads a post out of its file: lines "name: value" between two lines of "---", then the text. Throws PostFileError. */
export function parsePostFile(file: string, text: string): PostFile {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0)
    throw new PostFileError([
      `${file}, line 1: Begin with a line of --- and close the heading with another.`,
    ]);
  const { values, at, problems } = parseFrontMatter(file, lines.slice(1, end));
  const missing = requiredFields.filter((name) => values[name] === undefined);
  const read = FrontMatter.safeParse(values);
  const wrong = (read.error?.issues ?? []).flatMap(({ code, path: [name = ""], message }) => {
    const line = at.get(String(name));
    return code === "unrecognized_keys" || line === undefined
      ? []
      : [`${file}, line ${line}: ${String(name)} is not right. ${message}`];
  });
  const content = lines
    .slice(end + 1)
    .join("\n")
    .trim();
  const all = [
    ...problems,
    ...missing.map((name) => `${file}, line ${end + 1}: The heading has no ${name}.`),
    ...wrong,
    ...(content === "" ? [`${file}, line ${end + 2}: There is no text under the heading.`] : []),
  ];
  if (all.length > 0 || !read.success) throw new PostFileError(all);
  const { preview, pro, published, draft = false, version: given = 1, ...rest } = read.data;
  return {
    ...rest,
    version: given,
    previewText: preview,
    isProOnly: pro,
    publishedAt: new Date(published.includes("T") ? published : `${published}T00:00:00Z`),
    isDraft: draft,
    content,
  };
}

function parseFrontMatter(file: string, lines: readonly string[]) {
  const values: Record<string, string> = {};
  const at = new Map<string, number>();
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    if (line.trim() === "") continue;
    const [, name = "", value = ""] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === "") problems.push(`${file}, line ${number}: Write a name, a colon and a value.`);
    else if (!(name in FrontMatter.shape))
      problems.push(
        `${file}, line ${number}: ${name} is no field of a post. The fields are ${Object.keys(FrontMatter.shape).join(", ")}.`,
      );
    else if (at.has(name)) problems.push(`${file}, line ${number}: ${name} stands twice.`);
    else {
      values[name] = value;
      at.set(name, number);
    }
  }
  return { values, at, problems };
}
