/** A UUID of version 7, made on this device: what is added later sorts after what was added before. */
export function newUuid(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const time = now.toString(16).padStart(12, "0");
  const variant = (8 + (Number.parseInt(random.charAt(3), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    variant + random.slice(4, 7),
    random.slice(8, 20),
  ].join("-");
}
