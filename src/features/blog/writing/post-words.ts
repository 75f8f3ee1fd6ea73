/** What an owner writes of a post. */
export type PostWords = {
  readonly title: string;
  readonly category: string;
  readonly previewText: string;
  readonly content: string;
  readonly isProOnly: boolean;
};

/** Characters that each may have; a file may hold as many of the first three, and any text. */
export const maxPostLengths = {
  title: 120,
  category: 40,
  previewText: 300,
  content: 100_000,
} as const;

/** Where a post was written first. */
export const postOrigins = ["file", "owner"] as const;

/** How a version came to be: brought in by a file, made as a new post, typed, or gone back to. */
export const versionKinds = ["file", "made", "typed", "restored"] as const;

/** What is typed, in the form that a file gives back: one line each, and a text without blanks around it. */
export function normalizePostWords(typed: PostWords): PostWords {
  return {
    title: toLine(typed.title),
    category: toLine(typed.category),
    previewText: toLine(typed.previewText),
    content: typed.content.replaceAll(/\r\n?/g, "\n").trim(),
    isProOnly: typed.isProOnly,
  };
}

function toLine(text: string): string {
  return text.replaceAll(/[\r\n\t\v\f\u2028\u2029]+/g, " ").trim();
}

export function isSameWords(one: PostWords, other: PostWords): boolean {
  return (
    one.title === other.title &&
    one.category === other.category &&
    one.previewText === other.previewText &&
    one.content === other.content &&
    one.isProOnly === other.isProOnly
  );
}

/** The words of a row that has more. */
export function pickWords({
  title,
  category,
  previewText,
  content,
  isProOnly,
}: PostWords): PostWords {
  return { title, category, previewText, content, isProOnly };
}

const needed = [
  ["title", "a headline"],
  ["category", "a category"],
  ["previewText", "a preview"],
  ["content", "a text"],
] as const satisfies readonly (readonly [keyof PostWords, string])[];

/** What a post still needs before readers may get it: "a preview and a text"; null when nothing. */
export function describeMissingWords(words: PostWords): string | null {
  const missing = needed.filter(([name]) => words[name] === "").map(([, what]) => what);
  if (missing.length === 0) return null;
  return [missing.slice(0, -1).join(", "), missing.at(-1)].filter(Boolean).join(" and ");
}

/** A post’s address made of its headline: small letters, figures and single hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/[\p{M}’']/gu, "")
    .toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, "-").slice(0, maxSlugLength - 10);
  return slug.replaceAll(/^-+|-+$/g, "") || "post";
}

export const maxSlugLength = 80;
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
