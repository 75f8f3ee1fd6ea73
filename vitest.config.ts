import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/setup/longest-first.ts";

/**
 * The second database is for what the two could do differently: statements, locks, races, the queue, backups. Pages,
 * processes and what never asks the database run once; some of the rest needs PostgreSQL itself.
 */
const skippedOnThisDatabase =
  process.env["TEST_DATABASE"] === "postgres"
    ? [
        "tests/upstream/!(limits|shared-limits).test.ts",
        "tests/{contrast,stylesheet}.test.ts",
        "tests/{access,documents}/**",
        "tests/kits/!(delivery).test.ts",
        "tests/account/{oidc,passkeys,sign-in-enumeration,sign-in-pages}.test.ts",
        "tests/billing/{event-order-emulator,purchase-pages,states}.test.ts",
        "tests/blog/{feeds-and-metadata,owners-pro-gate,pro-gate}.test.ts",
        "tests/payments/!(stripe).test.ts",
        "tests/record/dashboard-page.test.ts",
        "tests/server/{data-folder,embedded-memory,error-responses,log-reader,operator-settings}.test.ts",
        "tests/server/{page-cache,process,shutdown,sockets}.test.ts",
        "src/{app,features,http,ui}/**",
        "src/adapters/!(database)/**",
        "src/adapters/*.test.ts",
        "src/adapters/database/embedded/**",
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
