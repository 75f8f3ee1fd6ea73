import { expect, test } from "vitest";
import { ownedOrPendingKits, ownedKits } from "./owned-kits.ts";

const bundle = { kind: "kit", sku: "career-confidence-bundle", state: "paid" } as const;
const bio = { kind: "kit", sku: "power-bio-builder", state: "paid" } as const;
const members = ["power-bio-builder", "raise-promotion-ask", "interview-coaching"];

test("a bundle gives its kits", () => {
  expect([...ownedKits([bundle])]).toEqual(["career-confidence-bundle", ...members]);
});

test("a bundle taken back takes its kits with it, but for those that were bought alone", () => {
  expect(ownedKits([{ ...bundle, state: "refunded" }, bio])).toEqual(new Set([bio.sku]));
});

test("what is on its way or disputed is not delivered, and not sold again", () => {
  for (const state of ["processing", "disputed"] as const) {
    expect(ownedKits([{ ...bio, state }]).size).toBe(0);
    expect(ownedOrPendingKits([{ ...bio, state }])).toEqual(new Set([bio.sku]));
  }
});

test("neither Pro nor a session is a document", () => {
  const others = [
    { kind: "pro", sku: "pro_monthly", state: "paid" },
    { kind: "session", sku: "private-strategy-session", state: "paid" },
  ] as const;
  expect(ownedKits(others).size).toBe(0);
});
