import { expect, test } from "vitest";
import { GenerateResponse } from "#features/tools/contract.ts";
import { createTestApp, freeMember, type TestApp } from "../support/app/test-app.ts";

const answers = { refusal: "take client calls on Sundays", by: "Renata" };

async function generate(app: TestApp, refine?: { request: string; result: string }) {
  const body = { toolId: "boundaryScript", answers, tone: "Warm Confidence", refine };
  return GenerateResponse.parse(await (await app.post("/api/ai/generate", body)).json());
}

test("a refinement that does nothing says that the text is unchanged", async () => {
  await using app = await createTestApp({ viewer: freeMember });
  const { result, unchanged } = await generate(app);
  expect(unchanged).toBeUndefined();
  for (const request of ["Warmer", "make it rhyme", "Mention the team", "remove the zeppelin"]) {
    const again = await generate(app, { request, result });
    expect(again, request).toMatchObject({ unchanged: expect.stringMatching(/\w{4}/), result });
  }
  const firmer = await generate(app, { request: "Firmer", result });
  expect(firmer.result).not.toBe(result);
  expect(firmer.unchanged).toBeUndefined();
});

test("without a model a text comes with the suggestions that change it", async () => {
  await using app = await createTestApp({ viewer: freeMember });
  const { result, suggestions } = await generate(app);
  expect(suggestions).toContain("Firmer");
  expect(suggestions).not.toContain("Warmer");
  const firmer = await generate(app, { request: "Firmer", result });
  expect(firmer.suggestions).not.toContain("Firmer");
});
