import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";

/** A time that nobody but us can write. */
export function createFormStamp(key: string) {
  const sign = (time: string) => keyedHash(key, time);

  return {
    issue(now = Date.now()): string {
      const time = now.toString(36);
      return `${time}.${sign(time)}`;
    },
    /** Milliseconds since it was given; null when it is none of ours. */
    ageOf(stamp: string, now = Date.now()): number | null {
      const [time = "", signature = ""] = stamp.split(".");
      const given = Buffer.from(signature);
      const wanted = Buffer.from(sign(time));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return now - Number.parseInt(time, 36);
    },
  };
}
