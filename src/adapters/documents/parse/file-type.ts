/** "early": a Word document from before the container that Word 6 to 2003 use. */
export type FileType = "pdf" | "docx" | "doc" | "early" | "text";

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
// Word for DOS, Word 1 and 2, and the "dBASE"-like start of Word 5 for Mac.
const earlyWordSignatures = [
  [0xdb, 0xa5],
  [0x9b, 0xa5],
  [0x31, 0xbe, 0x00, 0x00],
  [0xfe, 0x37, 0x00],
  [0xfe, 0x32, 0x00],
];

/** What a file is by its first bytes; its name says nothing. */
export function detectFileType(bytes: Uint8Array): FileType {
  if (startsWith(bytes, oleSignature)) return "doc";
  if (startsWith(bytes, zipSignature)) return "docx";
  if (earlyWordSignatures.some((start) => startsWith(bytes, start))) return "early";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  // Some PDFs have lost their first line; their objects still identify them.
  return /%PDF-|^\s*\d+ \d+ obj\b/m.test(head) ? "pdf" : "text";
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
