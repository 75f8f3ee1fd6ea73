import { expect, test } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { GenerateResponse } from "#features/tools/contract.ts";
import { casesOf } from "../golden/cases/golden-cases.ts";
import { ask } from "./asking.ts";
import { startGeneration } from "./generation-server.ts";
import { says, startUpstream } from "./hostile-upstream.ts";

const pro: Viewer = { kind: "member", id: "p1", email: "pro@example.com", isPro: true };

const given = {
  payAsk: {
    now: "$142,000",
    sum: "$160,000",
    results:
      "Cut onboarding from 9 weeks to 5\nTook over the Denver team of 11\nRenewed Halvorsen Foods, $2.4M a year",
    market: "$163,000",
    marketSource: "The Radford median for my region",
    decider: "Maria Keller, COO",
    askOn: "May 6",
    decideBy: "May 30",
    objection: "There is no budget until next year.",
  },
  offerPower: {
    offer: "The Board-Ready Quarter",
    form: "three months of private coaching",
    audience: "People in their first year on a corporate board",
    notFor: "People still looking for a seat",
    change: "ask the hard question in the meeting, not in the car park",
    included:
      "Six sessions of 60 minutes\nNotes on two board packs\nMessages answered within a day",
    price: "$6,800, or two payments of $3,400",
    whyNow: "Spring board meetings start in March",
  },
  brandBio: {
    name: "Dana Whitcomb",
    role: "Director of revenue",
    where: "Larimore County",
    serves: "The clerks of 12 offices",
    known: "Raised the base pay of 40 clerks",
    proof: "2 unions, one contract",
  },
} as const satisfies Partial<Record<ToolId, Record<string, string>>>;

type Paid = keyof typeof given;

function composed(tool: Paid): string {
  return formatResult(compose(tool, { answers: given[tool], tone: signatureTone }));
}

const others: readonly {
  readonly tool: Paid;
  readonly name: string;
  readonly put: (text: string) => string;
}[] = [
  {
    tool: "payAsk",
    name: "a round figure above hers",
    put: (text) => text.replaceAll("$160,000", "$175,000"),
  },
  {
    tool: "payAsk",
    name: "a figure below hers",
    put: (text) => text.replaceAll("$160,000", "$155K"),
  },
  {
    tool: "payAsk",
    name: "the market’s figure as the ask",
    put: (text) => text.replaceAll("$160,000", "$163,000"),
  },
  {
    tool: "payAsk",
    name: "a share in the ask",
    put: (text) => text.replace(/(## Opening ask\n\n.*)/, "$1 That is a raise of 12.7%."),
  },
  { tool: "offerPower", name: "another price", put: (text) => text.replaceAll("$6,800", "$7,500") },
  {
    tool: "offerPower",
    name: "a discount",
    put: (text) => text.replace(/(## Price\n\n.*)/, "$1 Or $$5,900 this month."),
  },
  {
    tool: "offerPower",
    name: "a value beside it",
    put: (text) => text.replace(/(## The promise\n\n(?:### .*\n\n)?.*)/, "$1 A $$20,000 value."),
  },
];

test.for(others)(
  "$tool: $name goes back once, then gives way to her own figure",
  async ({ tool, put }) => {
    const bad = put(composed(tool));
    expect(bad).not.toBe(composed(tool));
    await using upstream = await startUpstream("openai-compatible", says(bad));
    await using server = await startGeneration(
      { AI_BASE_URL: upstream.baseUrl },
      { viewers: { pro } },
    );
    const body = { toolId: tool, answers: given[tool] };
    const answer = GenerateResponse.parse(
      await (await ask(server.url, { body, viewer: "pro" })).json(),
    );
    expect(answer.source).toBe("composer");
    expect(answer.result).toBe(composed(tool));
    expect(answer.checks[0]).toMatchObject({ rule: "form", ok: false });
    expect(answer.checks[0]?.detail).toContain("figure");
    expect(upstream.seen).toHaveLength(2);
    expect(upstream.seen[1]?.body).toMatch(/figure/);
  },
);

const marked: readonly {
  readonly tool?: Paid;
  readonly name: string;
  readonly sum: string;
  readonly put: (text: string) => string;
}[] = [
  {
    name: "another sum in the close",
    sum: "152,000",
    put: (text) => text.replace(/(## Close\n\n.*)/, "$1 I will accept $$152,000."),
  },
  {
    name: "a share in the close",
    sum: "12.7%",
    put: (text) => text.replace(/(## Close\n\n.*)/, "$1 That is a raise of 12.7%."),
  },
  {
    name: "a bare sum aloud",
    sum: "170,000",
    put: (text) =>
      text.replace(/(## Spoken version\n\n(?:.*seconds.*\n\n)?.*)/, "$1 I am asking for 170,000."),
  },
  {
    name: "the market’s figure asked for in writing",
    sum: "$163,000",
    put: (text) => text.replace(/(## Written version\n\n[^]*)\$160,000/, "$1$$163,000"),
  },
  {
    name: "no figure in the ask",
    sum: "exact figure",
    put: (text) => text.replace(/(## Opening ask\n\n).*/, "$1I am asking for a raise."),
  },
  {
    tool: "brandBio",
    name: "a salary in another tool",
    sum: "$9,000",
    put: (text) => `${text} The salary rose by $9,000.`,
  },
];

test.for(marked)(
  "outside of the ask $name is marked, and the text stays",
  async ({ tool = "payAsk", sum, put }) => {
    const bad = put(composed(tool));
    expect(bad).not.toBe(composed(tool));
    await using upstream = await startUpstream("openai-compatible", says(bad));
    await using server = await startGeneration(
      { AI_BASE_URL: upstream.baseUrl },
      { viewers: { pro } },
    );
    const body = { toolId: tool, answers: given[tool] };
    const answer = GenerateResponse.parse(
      await (await ask(server.url, { body, viewer: "pro" })).json(),
    );
    expect(answer.source).toBe("model");
    const unmet = answer.checks.filter(({ ok }) => !ok).map(({ detail }) => detail);
    expect(unmet.join("\n")).toContain(sum);
    expect(upstream.seen[1]?.body).toContain(sum);
  },
);

test.for(["payAsk", "offerPower"] as const)(
  "%s: a repair that brings her figure back is kept",
  async (tool) => {
    const bad = tool === "payAsk" ? "$175,000" : "$7,500";
    const hers = tool === "payAsk" ? "$160,000" : "$6,800";
    const good = composed(tool);
    await using upstream = await startUpstream(
      "openai-compatible",
      says(good.replaceAll(hers, bad)),
      says(good),
    );
    await using server = await startGeneration(
      { AI_BASE_URL: upstream.baseUrl },
      { viewers: { pro } },
    );
    const body = { toolId: tool, answers: given[tool] };
    const answer = GenerateResponse.parse(
      await (await ask(server.url, { body, viewer: "pro" })).json(),
    );
    expect(answer).toMatchObject({ source: "model", result: good });
    expect(answer.checks.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test.for([...casesOf("payAsk"), ...casesOf("offerPower")])(
  "$id: her own figures never count as another’s",
  async ({ tool, answers, tone }) => {
    const good = formatResult(compose(tool, { answers, tone }));
    await using upstream = await startUpstream("openai-compatible", says(good));
    await using server = await startGeneration(
      { AI_BASE_URL: upstream.baseUrl },
      { viewers: { pro } },
    );
    const answer = GenerateResponse.parse(
      await (
        await ask(server.url, { body: { toolId: tool, answers, tone }, viewer: "pro" })
      ).json(),
    );
    expect(answer).toMatchObject({ source: "model", result: good });
    const aboutFigures = ["own-figure", "exact-figure", "price-plain"];
    expect(answer.checks.filter(({ rule, ok }) => !ok && aboutFigures.includes(rule))).toEqual([]);
  },
);
