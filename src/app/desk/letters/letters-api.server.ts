import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { OwnerDeps } from "#features/desk/owners.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { Letters } from "./create-letters.server.ts";
import { LetterRequest, SaveLetterRequest, SendLetterRequest } from "./letter-requests.ts";
import { saveLetter } from "./letters.server.ts";

export type LettersApiDeps = Pick<OwnerDeps, "db"> & FreshProofDeps & { readonly letters: Letters };

/** The calls of the desk about letters. What sends asks for a fresh proof. */
export function lettersApi(deps: LettersApiDeps) {
  const { db, letters } = deps;
  const { acts } = letters;
  return new Hono<AppContext>()
    .post("/save", async (c) => {
      await saveLetter(db, requireMember(c).id, await readBody(c, SaveLetterRequest));
      return c.json({ done: true });
    })
    .post("/try", async (c) => {
      const { id } = await readBody(c, LetterRequest);
      await acts.tryOut(requireMember(c), id);
      return c.json({ done: true });
    })
    .post("/send", async (c) => {
      const request = await readBody(c, SendLetterRequest);
      await requireFreshProof(c, deps);
      await acts.send(requireMember(c), request);
      return c.json({ done: true });
    })
    .post("/stop", async (c) => {
      const { id } = await readBody(c, LetterRequest);
      await acts.stop(requireMember(c), id);
      return c.json({ done: true });
    })
    .post("/go-on", async (c) => {
      const { id } = await readBody(c, LetterRequest);
      await requireFreshProof(c, deps);
      await acts.goOn(requireMember(c), id);
      return c.json({ done: true });
    });
}
