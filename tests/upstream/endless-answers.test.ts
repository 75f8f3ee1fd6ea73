import { expect, test } from "vitest";
import { residentMegabytes } from "../support/app/resident-memory.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { ask } from "./asking.ts";
import type { DialectName } from "./dialects.ts";
import { endlessActs, startUpstream } from "./hostile-upstream.ts";

test.for<DialectName>(["openai-compatible", "anthropic"])(
  "%s: a server that never stops writing takes no memory to speak of, and the process lives on",
  async (name) => {
    await using upstream = await startUpstream(
      name,
      endlessActs["text without an end"],
      ...Object.values(endlessActs).slice(1),
    );
    using records = await createOwnDatabase();
    await using server = await startServerProcess({
      ...records.settings,
      AI_PROVIDER: name,
      AI_BASE_URL: upstream.baseUrl,
      AI_API_KEY: "key",
    });
    expect(await server.ready, server.printed()).toBe(true);
    const memory = () => residentMegabytes(server.child.pid);
    const before = memory();
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, memory())), 20);
    try {
      for (const act of Object.keys(endlessActs)) {
        const answer = await (await ask(server.url, { stream: true })).text();
        expect(answer, act).toMatch(
          /^event: error\ndata: .+didn’t stop writing, so we stopped it/m,
        );
      }
    } finally {
      clearInterval(timer);
    }
    expect(most - before).toBeLessThan(100);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  },
);
