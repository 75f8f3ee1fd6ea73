import { elements, letterStyle, type Part } from "./letter-elements.ts";

/** One message in parts: its plain text and its HTML are written from the same words. */
export type Letter = {
  readonly brand: string;
  /** Said at the end, without a link. */
  readonly baseUrl: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** Set large, on a line of its own. */
  readonly code?: string;
  /** Somebody's own words, shown as they are. */
  readonly quote?: string;
  readonly button?: Link;
  /** What else can be opened from it. */
  readonly links?: readonly Link[];
  readonly after?: string;
  /** Why the reader has this message. */
  readonly why: string;
  /** A quiet link under it. */
  readonly leave?: Link;
};

type Link = { readonly name: string; readonly link: string };

export type Written = { readonly subject: string; readonly text: string; readonly html: string };

/** Writes a letter out. The subject is one line whatever it is made of. */
export function write(letter: Letter): Written {
  const parts = partsOf(letter);
  return {
    subject: letter.subject.replaceAll(/\s+/g, " ").trim(),
    text: `${parts.map(plain).join("\n\n")}\n`,
    html: page(
      letter.brand,
      parts.map((part) => elements[part.kind](part.words, part.link ?? "")),
    ),
  };
}

function partsOf(letter: Letter): readonly Part[] {
  const { brand, lines, code, quote, button, links = [], after, why, leave } = letter;
  const { host } = new URL(letter.baseUrl);
  return [
    { kind: "wordmark", words: brand },
    ...lines.map((words): Part => ({ kind: "line", words })),
    ...(code === undefined ? [] : [{ kind: "code", words: code } as const]),
    ...(quote === undefined ? [] : [{ kind: "quote", words: quote } as const]),
    ...(button ? [{ kind: "button", words: button.name, link: button.link } as const] : []),
    ...links.map(({ name, link }): Part => ({ kind: "link", words: name, link })),
    ...(after === undefined ? [] : [{ kind: "line", words: after } as const]),
    { kind: "small", words: `${why} Sent by ${brand}, ${host}.` },
    ...(leave ? [{ kind: "leave", words: leave.name, link: leave.link } as const] : []),
  ];
}

function plain({ words, link }: Part): string {
  return link === undefined ? words : `${words}:\n${link}`;
}

function page(title: string, rows: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `${elements.title(title)}<style>${letterStyle}</style></head>`,
    '<body class="paper" style="margin:0;padding:0;background:#faf9f8">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">',
    '<tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet"',
    ' style="max-width:34rem;background:#ffffff;border:1px solid #ddd8d6;border-radius:6px">',
    '<tr><td style="padding:32px 28px" align="left">',
    ...rows,
    "</td></tr></table></td></tr></table></body></html>",
  ].join("");
}
