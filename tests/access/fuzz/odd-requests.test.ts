import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRenderedPages } from "../../support/app/rendered-pages.ts";
import { createTestApp } from "../../support/app/test-app.ts";
import { sampleDelivery } from "../../support/billing/bought-kits.ts";
import { roles } from "../access-table.ts";
import { callRules, pageRules } from "../rules.ts";
import { answerProblem } from "./answer-problem.ts";
import { createBlankKit } from "./blank-kit.ts";
import { oddRequests, usualRequest } from "./odd-request.ts";
import { bystanderMark, createAskers, createBystander } from "./people.ts";

const pages = await createRenderedPages("http://localhost:3000");
const kit = await createBlankKit();
const delivery = { ...sampleDelivery(), files: { has: () => true, read: async () => kit } };
const numRuns = Number(process.env["ODD_RUNS"] ?? 3);

const read = Object.keys(pageRules).map((path) => `GET ${path}`);
const places = [...new Set([...Object.keys(callRules), ...read])];
const isSigningOut = (place: string) => place.endsWith("/logout");

/** An owner may read a member's address at the desk, and nothing that the member keeps. */
async function withoutAddress(answer: Response): Promise<Response> {
  const text = (await answer.text()).replaceAll(`${bystanderMark}@example.com`, "");
  return new Response(text, answer);
}

test(
  "no call and no page breaks or tells of another person, whatever anybody sends",
  async () => {
    await using app = await createTestApp({ pages, delivery });
    const bystander = await createBystander(app);
    const asking = await createAskers(app);
    const before = await bystander.readAll();
    expect(before.split(bystanderMark).length).toBeGreaterThan(6);

    async function tryAt(place: string) {
      const [named = "", pattern = ""] = place.split(" ");
      const method = named === "ALL" ? "PUT" : named;
      const requests = oddRequests(method, pattern, bystander.ids);
      const hers = usualRequest(method, pattern, bystander.pathTo(pattern));
      const property = fc.asyncProperty(requests, async ({ path, init }) => {
        for (const role of roles) {
          const answer = await asking[role](path, init);
          const isAtDesk = role === "owner" && callRules[place] === "owner";
          const shown = isAtDesk ? await withoutAddress(answer) : answer;
          const problem = await answerProblem(path, shown);
          if (problem !== null) throw new Error(`${place} ${problem} to ${role}`);
        }
      });
      await fc.assert(property, { numRuns, examples: [[hers]] });
    }

    for (const place of places.filter((one) => !isSigningOut(one))) await tryAt(place);
    // Whoever was signed in is so still: what was sent met her rights, not a visitor's.
    for (const role of ["free", "pro"] as const)
      expect((await asking[role]("/api/auth/user")).status).toBe(200);
    for (const place of places.filter(isSigningOut)) await tryAt(place);
    expect(await bystander.readAll()).toBe(before);
  },
  120_000 + numRuns * 20_000,
);
