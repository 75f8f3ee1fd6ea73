import { expect, test } from "vitest";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";

/** Makes a process believe that it is later, or earlier, than it is. */
function withClockOff(minutes: number): Readonly<Record<string, string>> {
  const code = `
    const RealDate = Date;
    const now = () => RealDate.now() + ${minutes * 60_000};
    globalThis.Date = class extends RealDate {
      constructor(...given) { super(...(given.length === 0 ? [now()] : given)); }
      static now() { return now(); }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

test.for([
  [10, "ahead of"],
  [-10, "behind"],
] as const)(
  "a clock that is %i minutes off is said at the start and by status",
  async ([off, way]) => {
    using records = await createOwnDatabase();
    const settings = { ...records.settings, ...withClockOff(off) };
    await using server = await startServerProcess(settings);
    expect(await server.ready, server.printed()).toBe(true);
    const sentence = new RegExp(
      `^Clock: It is (?:599|600|601) seconds ${way} that of PostgreSQL\\. Have both set by NTP`,
      "m",
    );
    expect(server.printed()).toMatch(sentence);
    expect((await runOperatorCommand(settings, "status")).out).toMatch(sentence);
  },
);

test("a clock that is right is said by status alone", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess(records.settings);
  expect(await server.ready, server.printed()).toBe(true);
  expect(server.printed()).not.toContain("Clock");
  expect((await runOperatorCommand(records.settings, "status")).out).toContain(
    "Clock: It agrees with that of PostgreSQL.",
  );
});
