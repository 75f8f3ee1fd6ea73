import { expect, test } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import { createModel } from "#adapters/model/index.ts";
import type { Model } from "#adapters/model/model.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import type { WritingStep } from "#core/prompt/model-prompt.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { GenerateResponse, StreamEvent } from "#features/tools/contract.ts";
import { ask } from "./asking.ts";
import type { DialectName } from "./dialects.ts";
import { type GenerationServer, enoughPatience, startGeneration } from "./generation-server.ts";
import { says, startUpstream, type Upstream } from "./hostile-upstream.ts";
import { readStream } from "./read-stream.ts";

const viewers: Readonly<Record<string, Viewer>> = Object.fromEntries(
  toolIds.map((id) => [id, { kind: "member", id, email: `${id}@example.com`, isPro: true }]),
);

/** The people of one material. */
type Cast = {
  readonly given: string;
  readonly family: string;
  readonly boss: string;
};

const dana: Cast = {
  given: "Dana",
  family: "Whitfield",
  boss: "Marcy Adams",
};

const casts: readonly Cast[] = [
  {
    given: "Folasade",
    family: "Adébáyọ̀-Hart",
    boss: "Siobhán O’Dwyer",
  },
  {
    given: "Mai-Linh",
    family: "Nguyễn",
    boss: "Zhang Wei",
  },
  {
    given: "Fatima",
    family: "al-Rashid",
    boss: "Xochitl Quispe",
  },
];

/** What would identify the person, as it stands in the answers. */
const tellingWords = "Dana|dana|Whitfield|Marcy|Adams|mailbox".split("|");

function sayings({ given, family, boss }: Cast): string[] {
  const low = given.toLowerCase();
  return [
    `${given} ${family}, operations director at Corvane Bearings. ${boss} decides in May.`,
    `${boss}, my manager. She keeps calling on Sundays, and her team of 9 does too. As a Latina, I answer for 40 people.`,
    `I cut scrap from 6.2% to 2.9% with ${boss}. Member of the Society of Women Engineers since 2016. Ask ${low}.`,
    `${boss}’s approval came after my maternity leave. Write to ${low}@mailbox.test.`,
    `I was born in Oaxaca and took over the Denver team of 11. ${given}’s plan held.`,
    `$184,500 by December 12, said ${boss}.`,
    `${given} ${family}`,
  ];
}

function answersOf(tool: ToolId, cast: Cast): Record<string, string> {
  const said = sayings(cast);
  return Object.fromEntries(
    toolOf(tool).questions.map(({ id }, n) => [id, said[n % said.length] ?? ""]),
  );
}

/** Everything that reached the upstream for this material: the draft, the editor's calls, a change of the whole and of a passage. */
async function leaving(
  { upstream, server, model }: Running,
  tool: ToolId,
  cast: Cast,
): Promise<string[]> {
  const from = upstream.seen.length;
  const answers = answersOf(tool, cast);
  const passage = `${cast.given} ${cast.family} asked ${cast.boss} twice.`;
  const result = `## In the moment\n\n${passage} She agreed.`;
  const whole = { request: `Shorter, and mention that ${cast.boss} agreed.`, result };
  const inPart = { ...whole, passage };
  if (toolOf(tool).comingSoon) {
    const task = { tool, material: { answers, tone: signatureTone } };
    const places = [`“${cast.given}”: Your answers don’t have it.`];
    const steps: readonly (WritingTask & { step: WritingStep })[] = [
      { ...task, step: { kind: "draft" } },
      { ...task, step: { kind: "edit", draft: result, places } },
      { ...task, refine: inPart, step: { kind: "refine", text: result, ...inPart } },
    ];
    for (const step of steps) for await (const _ of model.streamText(step, never)) continue;
  } else {
    for (const refine of [undefined, whole, inPart])
      await (
        await ask(server.url, { body: { toolId: tool, answers, refine }, viewer: tool })
      ).text();
  }
  return upstream.seen.slice(from).map(({ body }) => body);
}

const { signal: never } = new AbortController();

type Running = {
  readonly upstream: Upstream;
  readonly server: GenerationServer;
  readonly model: Model;
};

const offForm = "NAME_1 says no.\n\nFIRSTNAME_1 asked her twice.";

test.for(["openai-compatible", "anthropic"] as const satisfies readonly DialectName[])(
  "%s: another name changes nothing that leaves, for any tool",
  { timeout: 180_000 },
  async (name) => {
    await using upstream = await startUpstream(name, says(offForm));
    const settings = { AI_PROVIDER: name, AI_BASE_URL: upstream.baseUrl, AI_API_KEY: "key" };
    await using server = await startGeneration(settings, { viewers, hasReview: true });
    const model = createModel(settings, { report: () => {}, timeouts: enoughPatience });
    if (!model) throw new Error("There is no model.");
    let all = "";
    for (const [n, tool] of toolIds.entries()) {
      const first = await leaving({ upstream, server, model }, tool, dana);
      expect(first.length).toBeGreaterThanOrEqual(toolOf(tool).comingSoon ? 3 : 4);
      expect(tellingWords.filter((word) => first.join("\n").includes(word))).toEqual([]);
      expect(first.join("\n")).toContain("Corvane Bearings");
      all += first.join("\n");
      for (const cast of [casts[n % 3] ?? dana, casts[(n + 1) % 3] ?? dana])
        expect(await leaving({ upstream, server, model }, tool, cast)).toEqual(first);
    }
    expect(all).toContain("As a Latina, I answer for 40 people.");
  },
);

test("her names stand in the streamed pieces and in the answer, however the stand-ins are cut", async () => {
  const text =
    "## In the moment\n\nFIRSTNAME_1, I do not take client calls on Sundays.\n\n## In writing\n\nNAME_1, I do not take client calls on Sundays. She may ask [FIRSTNAME_1]’s team.\n\n## If they push back\n\nFIRSTNAME_1, I do not take client calls on Sundays.";
  const answers = {
    by: "renata Okafor-Díaz, head of sales. She pushes.",
    refusal: "I do not take client calls on Sundays",
  };
  await using upstream = await startUpstream(
    "openai-compatible",
    says(text, { pieces: text.length }),
  );
  await using server = await startGeneration({ AI_BASE_URL: upstream.baseUrl });
  let streamed = "";
  let showed = false;
  let answer: GenerateResponse | undefined;
  for await (const { event, data } of readStream(
    await ask(server.url, { body: { answers }, stream: true }),
  )) {
    if (event === "done") answer = GenerateResponse.parse(data);
    else {
      streamed += StreamEvent.delta.parse(data).text;
      showed ||= /NAME/i.test(streamed);
    }
  }
  expect(showed).toBe(false);
  expect(streamed).toContain("## In writing\n\nRenata Okafor-Díaz, I do not");
  expect(streamed).toContain("She may ask Renata’s team.");
  expect(answer?.result).toContain("Renata, I do not take client calls");
  expect(upstream.seen[0]?.body).not.toMatch(/renata|okafor/i);
});
