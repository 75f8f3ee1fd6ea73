// node replay.ts <worktree> <folder> : captures requests into folder/req, and replays folder/ans (and ans2) into folder/out
import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
const [wt, folder] = process.argv.slice(2) as [string, string];
const { writeLanguage } = await import(`${wt}/src/features/tools/write-language.server.ts`);
const { openModel } = await import(`${wt}/src/adapters/model/index.ts`);
const { silentLog } = await import(`${wt}/src/http/log.ts`);
const { signatureTone } = await import(`${wt}/src/core/tools/definition.ts`);
for (const d of ["req", "ans", "req2", "ans2", "out"]) mkdirSync(`${folder}/${d}`, { recursive: true });
let current = "", calls = 0;
const server = createServer((req, res) => void (async () => {
  const body = JSON.parse(await readText(req));
  calls += 1;
  const name = `${folder}/${calls === 1 ? "req" : "req2"}/${current}.md`;
  writeFileSync(name, body.messages.map((m: any) => `# ${m.role}\n\n${typeof m.content === "string" ? m.content : m.content.map((c: any) => c.text).join("")}`).join("\n\n"));
  const ans = `${folder}/${calls === 1 ? "ans" : "ans2"}/${current}.md`;
  if (!existsSync(ans)) return void res.writeHead(400, { "Content-Type": "application/json" }).end('{"error":{"message":"none"}}');
  res.writeHead(200, { "Content-Type": "text/event-stream" });
  const chunk = (d: any, f: any = null) => res.write(`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "stub", choices: [{ index: 0, delta: d, finish_reason: f }] })}\n\n`);
  chunk({ role: "assistant", content: readFileSync(ans, "utf8") }); chunk({}, "stop"); res.end("data: [DONE]\n\n");
})());
await new Promise<void>((r) => server.listen(0, "127.0.0.1", () => r()));
const port = (server.address() as any).port;
const model = openModel({ AI_PROVIDER: "openai-compatible", AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: "k", AI_MODEL: "stub" } as any, { report: () => {} });
const people = JSON.parse(readFileSync(`${wt}/tests/golden/ordinary.json`, "utf8"));
const by = Map.groupBy(people, (p: any) => p.toolId);
for (const [, list] of by) for (const p of [list[1], list[5]]) {
  current = p.id; calls = 0;
  const writing = writeLanguage({ model, log: silentLog, repair: { startWithinMs: 60_000, takesMs: 60_000 } }, { tool: p.toolId, material: { answers: p.answers, tone: signatureTone } }, new AbortController().signal);
  try {
    let done: any; for (;;) { const n = await writing.next(); if (n.done) { done = n.value; break; } }
    const typed = Object.entries(p.answers).map(([k, v]) => `- ${k}: ${String(v).replaceAll("\n", "\n    ")}`).join("\n");
    writeFileSync(`${folder}/out/${p.id}.md`, `# ${p.id} (${p.toolId})\n\n## What she typed\n\n${typed}\n\n## The text (${done.source}, ${calls} calls)\n\n${done.result}\n\n${done.missing ?? ""}\n\n## What the checks say\n\n${done.checks.filter((c: any) => !c.ok).map((c: any) => `- ${c.rule}: ${c.detail}`).join("\n") || "- all met"}\n\n## Facts marked as not hers\n\n${(done.receipts ?? []).filter((r: any) => r.problem !== null).map((r: any) => `- ${r.text}: ${JSON.stringify(r.problem)}`).join("\n") || "- none"}\n`);
    console.log(p.id, done.source, calls, done.checks.filter((c: any) => !c.ok).map((c: any) => c.rule).join(" "));
  } catch (e: any) { console.log(p.id, "no answer", e.message?.slice(0, 60)); }
}
server.close();
