const bulletGlyph = "[•●○◦▪▫■□◆◇♦►▸▶‣➢➤✓✔❖⁃∙·\\u25CB\\uF0A7\\uF0A8\\uF0B7\\uF0D8\\uF0FC\\uF076]";
const leadingBullet = new RegExp(
  `^(?:${bulletGlyph}+|[-–—*]|o(?=\\s+\\p{Lu}))\\s+(?=\\S)|^${bulletGlyph}+(?=[\\p{L}\\p{N}])`,
  "u",
);
const bulletAlone = new RegExp(`^(?:${bulletGlyph}|[-–—*])$`, "u");

/** The line with its bullet, whatever its glyph, as "- ". */
export function normalizeBullet(line: string): string {
  return /[\p{L}\p{N}]/u.test(line) ? line.replace(leadingBullet, "- ") : line;
}

/** Whether the line starts with a bullet. */
export function startsWithBullet(line: string): boolean {
  return leadingBullet.test(line);
}

/** Whether the piece is nothing but a bullet. */
export function isBullet(piece: string): boolean {
  return bulletAlone.test(piece);
}
