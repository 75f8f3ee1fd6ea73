import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["src/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "browser-like", environment: "jsdom", include: ["src/**/*.test.tsx"] },
      },
    ],
  },
});
