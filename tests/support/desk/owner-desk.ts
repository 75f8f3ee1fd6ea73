import { randomUUID } from "node:crypto";
import { z } from "zod";
import { signIn } from "../account/sign-in.ts";
import { createTestApp, type TestAppOptions } from "../app/test-app.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const Revision = z.object({ revision: z.number() });

export const words = {
  title: "The pause",
  category: "Negotiation",
  previewText: "What a pause is worth.",
  content: "Say the figure.\n\nThen wait.",
  isProOnly: "false",
};

export type Words = Partial<typeof words>;

/** The product with an owner at its desk. */
export async function createOwnerDesk(options: TestAppOptions = {}) {
  const app = await createTestApp({ settings, ...options });
  const owner = await signIn(app, settings.OWNER_EMAILS);
  const call = (act: string, body: unknown) => owner.send("POST", `/api/desk/posts/${act}`, body);

  /** Saves these words over that revision; answers the next one. */
  async function save(id: string, revision: number, typed: Words = {}, continues = false) {
    const body = { id, revision, continues: String(continues), ...words, ...typed };
    const answer = await call("save", body);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return Revision.parse(await answer.json()).revision;
  }

  /** Makes a post of these words; answers its id and revision. */
  async function write(typed: Words = {}) {
    const id = randomUUID();
    const made = await call("create", { id, title: typed.title ?? words.title });
    if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
    return { id, revision: await save(id, 1, typed) };
  }

  async function publish(typed: Words = {}) {
    const post = await write(typed);
    const answer = await call("publish", post);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return post;
  }

  const read = async (path: string) => (await owner.request(path)).text();
  return { app, owner, call, save, write, publish, read };
}
