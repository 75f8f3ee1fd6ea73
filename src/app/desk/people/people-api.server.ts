import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import {
  DeletionByOwnerRequest,
  deleteMemberAsOwner,
  FreshLinkRequest,
  type PersonActDeps,
  sendFreshLinkAsOwner,
  SignOutRequest,
  signOutAsOwner,
} from "./person-acts.server.ts";
import {
  EndGrantRequest,
  endGrantAsOwner,
  GrantRequest,
  grantProAsOwner,
} from "./pro-acts.server.ts";

/** What an owner may do for a member. Each act needs a fresh proof and stands in the journal. */
export function peopleApi(deps: FreshProofDeps & PersonActDeps) {
  const { db } = deps;
  return new Hono<AppContext>()
    .post("/grant", async (c) => {
      const request = await readBody(c, GrantRequest);
      await requireFreshProof(c, deps);
      await grantProAsOwner(db, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/end-grant", async (c) => {
      const { id } = await readBody(c, EndGrantRequest);
      await requireFreshProof(c, deps);
      await endGrantAsOwner(db, requireMember(c).id, id);
      return c.json({ done: true });
    })
    .post("/fresh-link", async (c) => {
      const request = await readBody(c, FreshLinkRequest);
      await requireFreshProof(c, deps);
      await sendFreshLinkAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/sign-out", async (c) => {
      const { id } = await readBody(c, SignOutRequest);
      await requireFreshProof(c, deps);
      await signOutAsOwner(deps, requireMember(c).id, id);
      return c.json({ done: true });
    })
    .post("/delete", async (c) => {
      const request = await readBody(c, DeletionByOwnerRequest);
      await requireFreshProof(c, deps);
      await deleteMemberAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    });
}
