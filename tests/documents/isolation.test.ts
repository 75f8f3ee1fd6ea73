import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDocumentParser } from "#adapters/documents/index.ts";
import { createReaderCommand } from "#adapters/documents/reader-command.ts";
import { expect, test } from "vitest";

const file = new TextEncoder().encode("Amara Okafor");

/** Documents whose reader does `deed` instead of reading. */
function hostile(deed: string, read = 10_000) {
  const readable = ["src/*", "tests/fixtures/*", "node_modules/*", "package.json"];
  const { file: program, args } = createReaderCommand({
    script: resolve("tests/fixtures/hostile-reader.ts"),
    readablePaths: readable.map((path) => resolve(path)),
  });
  const documents = openDocumentParser({
    command: { file: program, args: [...args, deed] },
    timeouts: { startMs: 20_000, parseMs: read },
  });
  return { documents, [Symbol.asyncDispose]: documents.close };
}

const never = new AbortController().signal;

test("a reader that is taken over finds every door closed", async () => {
  await using place = hostile("tries every door");
  const parsed = await place.documents.parse(file, never);
  expect(parsed).toMatchObject({ ok: true, document: { text: "[]" } });
  expect(existsSync("/tmp/left-behind")).toBe(false);
});

test.for([
  ["fills the heap", "too_complex"],
  ["fills memory beside the heap", "too_complex"],
  ["answers without end", "too_complex"],
  ["answers nonsense", "damaged"],
  ["answers more than was asked", "damaged"],
  ["ends at once", "damaged"],
  ["prints her words", "damaged"],
] as const)("a reader that %s costs one file: %s", async ([deed, code]) => {
  await using place = hostile(deed);
  // Its time is not what ends it: a reader that ran out of it is reported as timed out.
  expect(await place.documents.parse(file, never)).toEqual({ ok: false, code });
});

test.for(["never ends", "never answers"])(
  "a reader that %s is ended after its time",
  async (deed) => {
    await using place = hostile(deed, 500);
    const parsed = await place.documents.parse(file, never);
    expect(parsed).toEqual({ ok: false, code: "timed_out" });
  },
);

test("who leaves frees the place, and the process ends", async () => {
  await using place = hostile("never ends");
  const leaving = new AbortController();
  const left = place.documents.parse(file, leaving.signal);
  await expect.poll(() => childrenOf(process.pid)).toHaveLength(1);
  const [hers] = childrenOf(process.pid);
  leaving.abort(new Error("She left."));
  await expect(left).rejects.toThrow("She left.");
  await expect.poll(() => childrenOf(process.pid)).not.toContain(hers);
});

test("two at a time, eight wait, the rest hear at once when to come back", async () => {
  await using place = hostile("never answers", 700);
  const leaving = new AbortController();
  const asked = Array.from({ length: 12 }, () => place.documents.parse(file, leaving.signal));
  const settled = Promise.allSettled(asked);
  for (const refused of asked.slice(10))
    await expect(refused).rejects.toMatchObject({ code: "busy", retryAfter: 5 });
  expect(childrenOf(process.pid).length).toBeLessThanOrEqual(2);
  expect(await asked[0]).toEqual({ ok: false, code: "timed_out" });
  await expect.poll(() => childrenOf(process.pid).length, { interval: 20 }).toBe(2);
  leaving.abort(new Error("All left."));
  const ends = (await settled).map(({ status }) => status);
  expect(ends.filter((end) => end === "fulfilled").length).toBeGreaterThanOrEqual(1);
});

test("a reader that cannot be started is our failure, not hers", async () => {
  const documents = openDocumentParser({ command: { file: "/no/such/program", args: [] } });
  await expect(documents.parse(file, never)).rejects.toThrow(
    "The document reader ended at its start",
  );
  await documents.close();
});

test("what ends the service ends its readers", async () => {
  const place = hostile("never ends");
  const reading = place.documents.parse(file, never);
  await expect.poll(() => childrenOf(process.pid)).toHaveLength(1);
  await place.documents.close();
  await Promise.allSettled([reading]);
  expect(childrenOf(process.pid)).toEqual([]);
});

test.for(["never answers", "never ends"])(
  "a reader that %s does not outlive a service that was killed",
  async (deed) => {
    const owner = spawn(process.execPath, ["tests/fixtures/owner-of-readers.ts", deed]);
    const { pid = 0 } = owner;
    await expect.poll(() => childrenOf(pid)).toHaveLength(1);
    const readers = childrenOf(pid);
    owner.kill("SIGKILL");
    await expect.poll(() => readers.filter(isRunning)).toEqual([]);
  },
);

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && /^State:\s*[^ZX]/m.test(readStatus(pid));
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

/** Readers that run on behalf of a process, by their numbers. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return new RegExp(`^PPid:\\s*${parent}$`, "m").test(status) && line.includes("reader");
      } catch {
        return false;
      }
    });
}
