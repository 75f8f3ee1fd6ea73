import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/{adapters,features}/**/table.server.ts",
  out: "./migrations",
});
