import { expect, test } from "vitest";
import * as s from "#core/schema.ts";
import { ApiError } from "./api-error.ts";
import { apiQuery, optionalApiQuery } from "./api-query.ts";
import { createQueryClient } from "./query-client.ts";

test("a key's pieces joined by slashes are the path", async () => {
  const asked: string[] = [];
  const client = createQueryClient(async (path) => {
    asked.push(path);
    return Response.json({ title: "On asking" });
  });
  const post = await client.fetchQuery({ queryKey: ["/api/blog", "on-asking"] });
  expect(post).toEqual({ title: "On asking" });
  expect(asked).toEqual(["/api/blog/on-asking"]);
});

test("what was read is never stale, and a failure is not tried again", async () => {
  let calls = 0;
  const client = createQueryClient(async () => {
    calls += 1;
    return calls === 1 ? Response.json([]) : new Response("{}", { status: 503 });
  });
  await client.fetchQuery({ queryKey: ["/api/kits"] });
  await client.fetchQuery({ queryKey: ["/api/kits"] });
  expect(calls).toBe(1);
  await expect(client.fetchQuery({ queryKey: ["/api/other"] })).rejects.toBeInstanceOf(ApiError);
  expect(calls).toBe(2);
});

test("an answer is what its query's schema reads, and what it cannot read is a failure", async () => {
  const answers = [{ title: "On asking", sneaky: 1 }, { title: 7 }];
  const client = createQueryClient(async () => Response.json(answers.shift()));
  const Post = s.object({ title: s.string });
  expect(await client.fetchQuery(apiQuery(["/api/blog", "1"], Post))).toStrictEqual({
    title: "On asking",
  });
  await expect(client.fetchQuery(apiQuery(["/api/blog", "2"], Post))).rejects.toThrow(TypeError);
});

test("what may be absent is null when it is, and any other refusal stays one", async () => {
  const statuses = [404, 500];
  const client = createQueryClient(
    async () => new Response("{}", { status: statuses.shift() ?? 0 }),
  );
  const absent = optionalApiQuery(["/api/blog", "1"], s.object({}));
  const broken = optionalApiQuery(["/api/blog", "2"], s.object({}));
  expect(await client.fetchQuery(absent)).toBeNull();
  await expect(client.fetchQuery(broken)).rejects.toBeInstanceOf(ApiError);
});
