import type { EmailMessage } from "#adapters/mail/mailer.ts";
import { renderEmail } from "#adapters/mail/render-email.ts";
import type { LetterReaders } from "./letter.ts";

export type LetterText = {
  readonly subject: string;
  /** A blank line parts paragraphs, and every line stays a line. */
  readonly words: string;
  readonly readers: LetterReaders;
};

export type LetterSender = { readonly brand: string; readonly baseUrl: string };

/** One reader’s copy of a letter, with the way off for a mail program and for a person. */
export function renderLetter(
  { subject, words, readers }: LetterText,
  { brand, baseUrl }: LetterSender,
  { email, unsubscribeUrl }: { readonly email: string; readonly unsubscribeUrl: string },
): EmailMessage {
  const rendered = renderEmail({
    brand,
    baseUrl,
    subject,
    paragraphs: [],
    prose: paragraphsOf(words),
    reason: reasonFor(readers, brand),
    unsubscribe: { name: "Stop these letters", link: unsubscribeUrl },
  });
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { to: email, ...rendered, headers };
}

/** The paragraphs of a text, without what surrounds them. */
function paragraphsOf(words: string): readonly string[] {
  return words
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function reasonFor(readers: LetterReaders, brand: string): string {
  const joined = `this address joined the ${brand} waitlist`;
  const agreed = "you agreed to letters on your account page";
  const reason = { waitlist: joined, members: agreed, both: `${joined}, or ${agreed}` }[readers];
  return `You have this letter because ${reason}.`;
}
