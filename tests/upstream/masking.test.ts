import { expect, test } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import { createModel } from "#adapters/model/index.ts";
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

/** Everything that reached the upstream for this material: the draft, the repair, the second reading and a change. */
async function leaving(
  { upstream, server, model }: Running,
  tool: ToolId,
  cast: Cast,
): Promise<string[]> {
  const from = upstream.seen.length;
  const answers = answersOf(tool, cast);
  const refine = {
    request: `Shorter, and mention that ${cast.boss} agreed.`,
    result: `## In the moment\n\n${cast.given} ${cast.family} asked ${cast.boss} twice. She agreed.`,
  };
  const material = { answers, tone: signatureTone };
  const faulty = {
    draft: refine.result,
    faults: [{ rule: "grounding", ok: false, detail: `Not in your answers: ${cast.given}.` }],
  };
  for await (const _ of model.streamText({ tool, material, review: faulty }, never)) continue;
  if (toolOf(tool).comingSoon) {
    const request = { tool, material, repair: faulty, refine };
    for await (const _ of model.streamText(request, never)) continue;
  } else {
    for (const body of [
      { toolId: tool, answers },
      { toolId: tool, answers, refine },
    ])
      await (await ask(server.url, { body, viewer: tool })).text();
  }
  return upstream.seen.slice(from).map(({ body }) => body);
}

/** What a body says, after the instructions that never change. */
function tail(body: string): string {
  return body.slice(body.indexOf("Preferred tone"));
}

const { signal: never } = new AbortController();

type Running = {
  readonly upstream: Upstream;
  readonly server: GenerationServer;
  readonly model: ReturnType<typeof createModel>;
};

const offForm = "NAME_1 says no.\n\nFIRSTNAME_1 asked her twice.";

test.for(["openai-compatible", "anthropic"] as const satisfies readonly DialectName[])(
  "%s: another name changes nothing that leaves, for any tool",
  { timeout: 180_000 },
  async (name) => {
    await using upstream = await startUpstream(name, says(offForm));
    const settings = { AI_PROVIDER: name, AI_BASE_URL: upstream.baseUrl, AI_API_KEY: "key" };
    await using server = await startGeneration(settings, { viewers });
    const model = createModel(settings, { report: () => {}, timeouts: enoughPatience });
    for (const [n, tool] of toolIds.entries()) {
      const first = await leaving({ upstream, server, model }, tool, dana);
      expect(first.length).toBeGreaterThanOrEqual(toolOf(tool).comingSoon ? 2 : 5);
      expect(tellingWords.filter((word) => first.join("\n").includes(word))).toEqual([]);
      expect(first.join("\n")).toContain("Corvane Bearings");
      expect(first.join("\n")).toContain("As a Latina, I answer for 40 people.");
      for (const cast of [casts[n % 3] ?? dana, casts[(n + 1) % 3] ?? dana])
        expect((await leaving({ upstream, server, model }, tool, cast)).map(tail)).toEqual(
          first.map(tail),
        );
    }
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
