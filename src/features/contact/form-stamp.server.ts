import { isSignedBy, type KeyRing, signText } from "#adapters/secret/key-ring.ts";

/** A time that nobody but us can write. */
export function createFormStamp(keys: KeyRing) {
  return {
    issue(now = Date.now()): string {
      const time = now.toString(36);
      return `${time}.${signText(keys, time)}`;
    },
    /** Milliseconds since it was given; null when it is none of ours. */
    ageOf(stamp: string, now = Date.now()): number | null {
      const [time = "", signature = ""] = stamp.split(".");
      if (!isSignedBy(keys, time, signature)) return null;
      return now - Number.parseInt(time, 36);
    },
  };
}
