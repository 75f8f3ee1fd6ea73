import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/setup/longest-first.ts";

/** What never asks the records is not run a second time on the second database; some needs PostgreSQL itself. */
const skippedOnThisDatabase =
  process.env["TEST_DATABASE"] === "postgres"
    ? [
        "tests/upstream/{faults,fault-runs,injection,masking,own-figure,writing}.test.ts",
        "tests/{contrast,stylesheet,documents/*,billing/states,kits/{fill,pdf,previews,stamp}}.test.ts",
        "tests/server/{data-folder,embedded-memory}.test.ts",
        "src/{app,features,http,ui}/**",
        "src/adapters/!(database)/**",
        "src/adapters/*.test.ts",
        "src/adapters/database/embedded/embedded.test.ts",
      ]
    : ["tests/postgres/*.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["tests/support/setup/seed.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for may take its time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // Two cores would get one worker; most of a test's time is waiting for the records.
    maxWorkers: 3,
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
          include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [
            "src/core/**",
            "tests/{golden,held-out,repository}/**",
            ...skippedOnThisDatabase,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "browser-like",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["tests/support/setup/patient-screen.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          environment: "node",
          globalSetup: ["tests/support/setup/started.ts"],
          include: ["tests/journeys/**/*.journey.ts"],
          testTimeout: 300_000,
          // Each file has its own server and browser; most of the time they wait for one another.
          maxWorkers: 4,
        },
      },
    ],
  },
});
