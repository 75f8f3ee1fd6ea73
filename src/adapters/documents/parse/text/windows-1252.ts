// The signs that Windows-1252 has where Latin-1 has controls. Runtimes differ on them, so they stand here.
const c1Characters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Text in Windows-1252, the encoding of Western European documents before Unicode. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return text.replace(
    /[\u0080-\u009F]/g,
    (sign) => c1Characters[sign.charCodeAt(0) - 0x80] ?? sign,
  );
}
