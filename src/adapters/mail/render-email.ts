import { blockHtml, emailStyle, type EmailBlock } from "./email-blocks.ts";

/** One message in parts: its plain text and its HTML are written from the same words. */
export type EmailContent = {
  readonly brand: string;
  /** Said at the end, without a link. */
  readonly baseUrl: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Paragraphs of a letter, each line on a line of its own. */
  readonly prose?: readonly string[];
  /** Set large, on a line of its own. */
  readonly code?: string;
  /** Somebody's own words, shown as they are. */
  readonly quote?: string;
  readonly button?: EmailLink;
  /** What else can be opened from it. */
  readonly links?: readonly EmailLink[];
  readonly footnote?: string;
  /** Why the reader has this message. */
  readonly reason: string;
  /** A quiet link under it. */
  readonly unsubscribe?: EmailLink;
};

type EmailLink = { readonly name: string; readonly link: string };

export type RenderedEmail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Renders an email. The subject is one line whatever it is made of. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const blocks = blocksOf(content);
  return {
    subject: content.subject.replaceAll(/\s+/g, " ").trim(),
    text: `${blocks.map(blockText).join("\n\n")}\n`,
    html: htmlPage(
      content.brand,
      blocks.map((part) => blockHtml[part.kind](part.words, part.link ?? "")),
    ),
  };
}

function blocksOf(content: EmailContent): readonly EmailBlock[] {
  const {
    brand,
    paragraphs,
    prose = [],
    code,
    quote,
    button,
    links = [],
    footnote,
    reason,
    unsubscribe,
  } = content;
  const { host } = new URL(content.baseUrl);
  return [
    { kind: "wordmark", words: brand },
    ...paragraphs.map((words): EmailBlock => ({ kind: "line", words })),
    ...prose.map((words): EmailBlock => ({ kind: "prose", words })),
    ...(code === undefined ? [] : [{ kind: "code", words: code } as const]),
    ...(quote === undefined ? [] : [{ kind: "quote", words: quote } as const]),
    ...(button ? [{ kind: "button", words: button.name, link: button.link } as const] : []),
    ...links.map(({ name, link }): EmailBlock => ({ kind: "link", words: name, link })),
    ...(footnote === undefined ? [] : [{ kind: "line", words: footnote } as const]),
    { kind: "small", words: `${reason} Sent by ${brand}, ${host}.` },
    ...(unsubscribe
      ? [{ kind: "leave", words: unsubscribe.name, link: unsubscribe.link } as const]
      : []),
  ];
}

function blockText({ words, link }: EmailBlock): string {
  return link === undefined ? words : `${words}:\n${link}`;
}

function htmlPage(title: string, rows: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `${blockHtml.title(title)}<style>${emailStyle}</style></head>`,
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
