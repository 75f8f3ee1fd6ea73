import { escapeMarkup } from "#core/markup/escape-markup.ts";
/** One part of an email. */
export type EmailBlock = {
  readonly kind: Exclude<keyof typeof blockHtml, "title">;
  readonly words: string;
  readonly link?: string;
};

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const ink = `color:#32131a;${font}`;
const body = `margin:0 0 20px;font-size:17px;line-height:1.6;${ink}`;
const quiet = `color:#6f585a;font-size:14px;line-height:1.5;${font}`;

/**
 * The tokens of the product by day stand inline; by night these take over where the reader's program knows them.
 * Each has a letter in its value, so that the only six figures in a row are the code.
 */
export const emailStyle = [
  ":root{color-scheme:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".paper{background:#190e0e!important}",
  ".sheet{background:#23151a!important;border-color:#422e2f!important}",
  ".ink{color:#f5f0ec!important}",
  ".quiet,.quiet a{color:#afa19c!important;border-color:#422e2f!important}",
  ".action{background:#f8b032!important;color:#32131a!important}",
  ".point{color:#f8b032!important}",
  "}",
].join("");

/** The HTML of each kind of part. Words and links are escaped here and nowhere else. */
export const blockHtml = {
  title: (words: string) => `<title>${escapeText(words)}</title>`,
  wordmark: (words: string) =>
    `<p class="ink" style="margin:0 0 28px;font-size:20px;font-weight:600;${ink}">${highlightBullet(words)}</p>`,
  line: (words: string) => `<p class="ink" style="${body}">${escapeText(words)}</p>`,
  prose: (words: string) =>
    `<p class="ink" style="${body};white-space:pre-line">${escapeText(words)}</p>`,
  code: (words: string) =>
    `<p class="ink" style="margin:0 0 20px;font-size:34px;line-height:1.2;letter-spacing:4px;${ink}"><strong>${escapeText(words)}</strong></p>`,
  quote: (words: string) =>
    `<p class="ink quiet" style="${body};padding:0 0 0 16px;border-left:3px solid #ddd8d6;white-space:pre-wrap">${escapeText(words)}</p>`,
  button: (words: string, link: string) =>
    `<p style="margin:0 0 20px"><a class="action" href="${escapeText(link)}" style="display:inline-block;padding:14px 24px;border-radius:3px;background:#5e1521;color:#fcf9f7;font-size:17px;font-weight:600;text-decoration:none;${font}">${escapeText(words)}</a></p>`,
  link: (words: string, link: string) =>
    `<p class="ink" style="${body}"><a class="ink" href="${escapeText(link)}" style="${ink}">${escapeText(words)}</a></p>`,
  small: (words: string) =>
    `<p class="quiet" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid #ddd8d6;${quiet}">${escapeText(words)}</p>`,
  leave: (words: string, link: string) =>
    `<p class="quiet" style="margin:12px 0 0;${quiet}"><a href="${escapeText(link)}" style="${quiet}">${escapeText(words)}</a></p>`,
} as const satisfies Readonly<Record<string, (words: string, link: string) => string>>;

/** The bullet of our own name is the point. */
function highlightBullet(brand: string): string {
  return escapeText(brand).replace("•", '<span class="point" style="color:#7a192b">•</span>');
}

function escapeText(text: string): string {
  return escapeMarkup(text).replaceAll("'", "&#39;");
}
