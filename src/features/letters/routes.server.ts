import type { Database } from "#adapters/database/database.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { agreeToLetters, hasAgreedToLetters } from "./consent.server.ts";
import type { LetterConsent } from "./contract.ts";
import { LetterConsentRequest } from "./requests.ts";

type LetterConsentDeps = {
  readonly db: Database;
  /** Ends letters to this address, wherever it agreed to them as a member. */
  readonly endConsent: (email: string) => Promise<void>;
};

/** Whether a member wants letters, for that member alone. */
export function letterConsentRoutes({ db, endConsent }: LetterConsentDeps) {
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const agrees = await hasAgreedToLetters(db, requireMember(c).id);
      return c.json({ agrees } satisfies LetterConsent);
    })
    .post("/", async (c) => {
      const { id, email } = requireMember(c);
      const { agrees } = await readBody(c, LetterConsentRequest);
      await (agrees ? agreeToLetters(db, id) : endConsent(email));
      return c.json({ agrees } satisfies LetterConsent);
    });
}
