import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["tests/support/seed.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          environment: "node",
          include: ["src/core/**/*.test.ts", "tests/golden/*.test.ts", "tests/boundaries.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          globalSetup: ["tests/support/global-setup.ts"],
          include: ["src/**/*.test.ts", "tests/*.test.ts", "tests/{access,upstream}/*.test.ts"],
          exclude: ["src/core/**", "tests/boundaries.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "browser-like", environment: "jsdom", include: ["src/**/*.test.tsx"] },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/journeys/*.journey.ts"],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
