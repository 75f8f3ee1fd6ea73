import { user } from "#adapters/identity/table.server.ts";
import { mail } from "#adapters/mail/table.server.ts";
import {
  billingCustomer,
  purchase,
  subscription,
  webhookEvent,
} from "#features/billing/table.server.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openingSteps, anyStep, BillingScenario } from "../support/billing/billing-scenario.ts";
import { createBillingHarness } from "../support/billing/billing-harness.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

/** Histories; RUNS=… tries more of them. */
const runs = Number(process.env["RUNS"] ?? 60);
const tables = [purchase, subscription, billingCustomer, webhookEvent, mail, user];

test("however the news comes, the records end as the provider has it, and nothing opens unpaid", async () => {
  const db = await openEmptyDatabase();
  const ends = { paid: 0, closed: 0, pro: 0 };
  await fc.assert(
    fc.asyncProperty(
      openingSteps,
      fc.array(anyStep, { minLength: 3, maxLength: 9 }),
      async (first, then) => {
        for (const table of tables) await db.delete(table);
        const world = createBillingHarness(db);
        const story = new BillingScenario(world, await world.addPerson());
        for (const one of [...first, ...then]) {
          await story.runStep(one);
          expect(await story.findUnpaidAccess()).toEqual([]);
        }
        expect(await story.findFinalDifferences()).toEqual([]);
        const states = (await db.select({ state: purchase.state }).from(purchase)).map(
          (row) => row.state,
        );
        if (states.includes("paid")) ends.paid += 1;
        if (states.includes("refunded") || states.includes("disputed")) ends.closed += 1;
        if (await world.isPro(story.person.id)) ends.pro += 1;
      },
    ),
    // To shrink a history takes minutes; the seed repeats it.
    { numRuns: runs, endOnFailure: true },
  );
  // Histories in which nothing happens would show nothing.
  expect(Math.min(ends.paid, ends.closed, ends.pro)).toBeGreaterThan(runs / 10);
}, 600_000);
