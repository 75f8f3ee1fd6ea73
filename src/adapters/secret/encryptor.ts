import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKeys, type KeyRing } from "./key-ring.ts";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Text made unreadable for whoever has the database but not the secret. */
export type Encryptor = {
  /** `place` is where the sealed text belongs; it opens nowhere else. */
  readonly encrypt: (text: string, place?: string) => string;
  /** Null when it was changed, belongs elsewhere, or none of our secrets closed it. */
  readonly decrypt: (sealed: string, place?: string) => string | null;
};

/** A seal for one purpose. The sealed text is of letters, digits, "-" and "_". */
export function createEncryptor(secrets: KeyRing, purpose: string): Encryptor {
  const [key, ...olderKeys] = deriveKeys(secrets, purpose).map((hex) => Buffer.from(hex, "hex"));
  if (key === undefined) throw new Error("There is no secret to seal with.");
  return {
    encrypt(text, place = "") {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(sealed, place = "") {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceBytes + tagBytes) return null;
      for (const one of [key, ...olderKeys]) {
        const text = openWith(one, bytes, place);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, place: string): string | null {
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    const body = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
