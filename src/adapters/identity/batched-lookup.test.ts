import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBatchedLookup } from "./batched-lookup.ts";

test("questions of one moment are one question, and each gets its own answer", async () => {
  const requestedKeys: (readonly string[])[] = [];
  const find = createBatchedLookup(async (keys) => {
    requestedKeys.push(keys);
    return new Map(keys.filter((key) => key !== "none").map((key) => [key, key.toUpperCase()]));
  });
  expect(await Promise.all(["a", "b", "a", "none"].map(find))).toEqual(["A", "B", "A", undefined]);
  expect(requestedKeys).toEqual([["a", "b", "none"]]);
});

test("an answer is never older than its question", async () => {
  let state = 0;
  const find = createBatchedLookup(async () => {
    const snapshot = state;
    await wait(5);
    return new Map([["key", snapshot]]);
  });
  for (let round = 0; round < 20; round += 1) {
    state = round;
    const answers = await Promise.all(Array.from({ length: 10 }, () => find("key")));
    expect(Math.min(...answers.map(Number))).toBe(round);
  }
});

test("while one is under way, newer ones gather for the next, and none is lost", async () => {
  let running = 0;
  let most = 0;
  let rounds = 0;
  const find = createBatchedLookup(async (keys) => {
    running += 1;
    rounds += 1;
    most = Math.max(most, running);
    await wait(2);
    running -= 1;
    return new Map(keys.map((key) => [key, key]));
  });
  const asks = Array.from({ length: 200 }, async (_, at) => {
    await wait(at % 20);
    return find(`${at}`);
  });
  expect(await Promise.all(asks)).toEqual(Array.from({ length: 200 }, (_, at) => `${at}`));
  expect(most).toBe(1);
  expect(rounds).toBeLessThan(100);
});

test("one that hangs holds up nobody", async () => {
  const find = createBatchedLookup(async (keys) => {
    if (keys.includes("hangs")) await wait(600_000, undefined, { ref: false });
    return new Map(keys.map((key) => [key, key]));
  });
  void find("hangs");
  await wait(1);
  expect(await find("next")).toBe("next");
});

test("a question that fails fails for those who asked it, and the next is put again", async () => {
  let isDown = true;
  const find = createBatchedLookup(async (keys) => {
    if (isDown) throw new Error("down");
    return new Map(keys.map((key) => [key, key]));
  });
  const failed = await Promise.allSettled([find("a"), find("b")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await find("a")).toBe("a");
});
