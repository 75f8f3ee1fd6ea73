import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
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
