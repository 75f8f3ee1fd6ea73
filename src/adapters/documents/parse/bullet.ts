const glyph = "[•●○◦▪▫■□◆◇♦►▸▶‣➢➤✓✔❖⁃∙·\\u25CB\\uF0A7\\uF0A8\\uF0B7\\uF0D8\\uF0FC\\uF076]";
const bullet = new RegExp(
  `^(?:${glyph}+|[-–—*]|o(?=\\s+\\p{Lu}))\\s+(?=\\S)|^${glyph}+(?=[\\p{L}\\p{N}])`,
  "u",
);
const alone = new RegExp(`^(?:${glyph}|[-–—*])$`, "u");

/** The line with its bullet, whatever its glyph, as "- ". */
export function plainBullet(line: string): string {
  return /[\p{L}\p{N}]/u.test(line) ? line.replace(bullet, "- ") : line;
}

/** Whether the line starts with a bullet. */
export function hasBullet(line: string): boolean {
  return bullet.test(line);
}

/** Whether the piece is nothing but a bullet. */
export function isBullet(piece: string): boolean {
  return alone.test(piece);
}
