import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import {
  createPostAsOwner,
  renamePostAsOwner,
  restorePostAsOwner,
  savePostAsOwner,
  takeOtherAsOwner,
} from "./post-acts.server.ts";
import {
  CreatePostRequest,
  PublishPostRequest,
  RenamePostRequest,
  RestorePostRequest,
  SavePostRequest,
  SchedulePostRequest,
  UnpublishPostRequest,
} from "./post-requests.ts";
import {
  type PublicationDeps,
  publishPostAsOwner,
  schedulePostAsOwner,
  unpublishPostAsOwner,
} from "./publication-acts.server.ts";

export type PostsApiDeps = PublicationDeps & FreshProofDeps;

/** The calls of Posts. Writing needs no proof; what readers get does. */
export function postsApi(deps: PostsApiDeps) {
  return new Hono<AppContext>()
    .post("/create", async (c) => {
      await createPostAsOwner(deps, requireMember(c).id, await readBody(c, CreatePostRequest));
      return c.json({ done: true });
    })
    .post("/save", async (c) => {
      const save = await readBody(c, SavePostRequest);
      return c.json({ revision: await savePostAsOwner(deps, requireMember(c).id, save) });
    })
    .post("/take-other", async (c) => {
      await takeOtherAsOwner(deps, requireMember(c).id, await readBody(c, SavePostRequest));
      return c.json({ done: true });
    })
    .post("/restore", async (c) => {
      await restorePostAsOwner(deps, requireMember(c).id, await readBody(c, RestorePostRequest));
      return c.json({ done: true });
    })
    .post("/rename", async (c) => {
      await renamePostAsOwner(deps, requireMember(c).id, await readBody(c, RenamePostRequest));
      return c.json({ done: true });
    })
    .post("/publish", async (c) => {
      const request = await readBody(c, PublishPostRequest);
      await requireFreshProof(c, deps);
      await publishPostAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/schedule", async (c) => {
      const request = await readBody(c, SchedulePostRequest);
      await requireFreshProof(c, deps);
      await schedulePostAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/unpublish", async (c) => {
      const request = await readBody(c, UnpublishPostRequest);
      await requireFreshProof(c, deps);
      await unpublishPostAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    });
}
