import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/setup/longest-first.ts";

/**
 * PGlite is PostgreSQL compiled for one process, so a statement is the same on both. What runs a second time on the server is
 * what many connections could do differently: locks, races, the queue, limits, money and backups.
 */
const onPostgresToo = [
  "tests/postgres/*.test.ts",
  "src/adapters/database/postgres/**/*.test.ts",
  "tests/account/{sign-in-processes,sign-in-rate-limits}.test.ts",
  "tests/backup/{commands,round-trip}.test.ts",
  "tests/billing/{billing,event-order,purchase-guarantees,webhook-events,wrong-clock}.test.ts",
  "tests/coaching-sessions/{booking,purchase}.test.ts",
  "tests/desk/{numbers,person-acts,scale}.test.ts",
  "tests/desk/letters/send-letter.test.ts",
  "tests/kits/delivery.test.ts",
  "tests/record/{library,storage-quota}.test.ts",
  "tests/server/{claim-jobs,durability,operator,processes-at-once,queue,rate-limits,secrets}.test.ts",
  "tests/tools/{ai-allowance,drafts,shared-slots}.test.ts",
  "tests/upstream/{limits,shared-limits}.test.ts",
];
const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";

export default defineConfig({
  test: {
    setupFiles: ["tests/support/setup/seed.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for may take its time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // Two cores would get one worker; most of a test's time is waiting for the records.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          environment: "node",
          // What a file loads stays for the next one of its worker: none of them replaces a module.
          isolate: false,
          include: [
            "src/core/**/*.test.ts",
            "tests/golden/**/*.test.ts",
            "tests/held-out/*.test.ts",
            // They read the files of this repository, and nothing else.
            "tests/repository/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          // What a file loads stays for the next one of its worker: none of them replaces a module.
          isolate: false,
          globalSetup: ["tests/support/setup/built.mjs", "tests/support/setup/global-setup.ts"],
          include: isOnPostgres ? onPostgresToo : ["src/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [
            "src/core/**",
            "tests/{golden,held-out,repository}/**",
            ...(isOnPostgres ? [] : ["tests/postgres/*.test.ts"]),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "browser-like",
          environment: "jsdom",
          // Only libraries stay loaded: patient-screen.ts makes our own modules load again.
          isolate: false,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["tests/support/setup/patient-screen.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          environment: "node",
          // What a file loads, and its Chromium, stay for the next one of its worker.
          isolate: false,
          globalSetup: ["tests/support/setup/started.ts"],
          setupFiles: ["tests/support/setup/end-of-journey.ts"],
          include: ["tests/journeys/**/*.journey.ts"],
          testTimeout: 300_000,
          // Each file has its own server; most of the time they wait for one another.
          maxWorkers: 4,
        },
      },
    ],
  },
});
