import type { MaskSpan } from "./mask-span.ts";

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const webAddress =
  /(?:https?:\/\/|(?<![\p{L}\p{N}.-])www\.)[^\s<>“”"'()|]{0,300}[^\s<>“”"'()|.,;:]|(?<![\p{L}\p{N}.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|co|edu|ai|app|info|test)(?:\/[^\s<>“”"'()|,;]{0,300}[^\s<>“”"'()|.,;:])?(?![\p{L}\p{N}])/giu;
const handle = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,30}(?<!\.)/gu;
const phone =
  /(?<![\p{L}\p{N}$€£#.,-])(?:\+\d{1,3}[\s.-]?(?:\(\d{1,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]\d{2,4}){1,4}|\(\d{3}\)\s?\d{3}[\s.-]\d{4}|\d{3}[.-]\d{3}[.-]\d{4}|\d{3}[.-]\d{4}(?=\s*$))(?![\p{L}\p{N}-])/gmu;
const street =
  /\b\d{1,5} (?:\p{Lu}[\p{L}’'.-]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Terrace)\b\.?(?:,? (?:Apt|Unit|Suite|#)\.? ?[\p{L}\p{N}-]+)?/gu;

/** Addresses of mail, web and street, handles and telephone numbers: they name a person without being a name. */
export function findContacts(text: string): MaskSpan[] {
  return [email, webAddress, handle, phone, street].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }): MaskSpan => ({
      start: index,
      end: index + length,
      kind: "CONTACT",
    })),
  );
}
