import { z } from "zod";
import { DraftChangeResponse } from "#features/tools/draft-contract.ts";
import { SavedResult, SavedResultSummary } from "#features/library/contract.ts";
import { boundaryAnswers, goodBoundary } from "../../tests/upstream/asking.ts";
import { createBrowser } from "./browser.ts";
import { type Member, pick, type World } from "./world.ts";

const tools = ["boundaryScript", "brandBio", "payAsk"] as const;

let count = 0;
const next = (what: string) => `${what} ${(count += 1)}`;

/** A draft is typed on; where the yes was cut off, what is stored is ours. */
export async function saveDraft(world: World, member: Member): Promise<void> {
  const tool = pick(tools) ?? "boundaryScript";
  const name = (await questionsOf(member, tool))[0] ?? "";
  const answer = next("Take client calls on Sundays, draft");
  const body = {
    answers: { [name]: answer },
    tone: "",
    basedOn: member.drafts.get(tool) ?? null,
  };
  await world.ledger.write("draft", member.id, tool, answer, async () => {
    const said = await member.browser.readJson(`/api/drafts/${tool}`, { method: "POST", body });
    const { draft } = DraftChangeResponse.parse(said);
    if (draft?.answers[name] !== answer) throw new Error(`The draft of ${tool} is another one.`);
    member.drafts.set(tool, draft.version);
  });
}

const ToolQuestions = z.array(
  z.object({ toolId: z.string(), questions: z.array(z.object({ id: z.string() })) }),
);
let known: z.infer<typeof ToolQuestions> | undefined;

async function questionsOf({ browser }: Member, tool: string): Promise<string[]> {
  known ??= ToolQuestions.parse(await browser.readJson("/api/tools"));
  return known.find(({ toolId }) => toolId === tool)?.questions.map(({ id }) => id) ?? [];
}

const version = { result: goodBoundary, source: "composer", checks: [], incomplete: false };

export async function saveResult({ ledger }: World, member: Member): Promise<void> {
  const key = crypto.randomUUID();
  const name = next("A boundary, version");
  const body = {
    toolId: "boundaryScript",
    key,
    name,
    answers: boundaryAnswers,
    tone: "",
    versions: [version],
    shown: 0,
  };
  // The ledger knows it by its name: the server gives the id.
  await ledger.write("result", member.id, name, name, async () => {
    const saved = await member.browser.readJson("/api/library", { method: "POST", body });
    const { id, revision } = SavedResultSummary.parse(saved);
    member.results.set(id, revision);
  });
}

export async function readResult(world: World, member: Member): Promise<void> {
  const id = pick([...member.results.keys()]);
  if (id === undefined) return saveResult(world, member);
  SavedResult.parse(await member.browser.readJson(`/api/library/${id}`));
}

const streamed = { accept: "text/event-stream" };

/** A visitor has a text written; one that is cut off in the middle is asked for again. */
export async function generate({ site, tally }: World): Promise<void> {
  const browser = createBrowser(site.url, tally);
  await browser.ask("/api/ai/generate", {
    method: "POST",
    headers: streamed,
    body: { toolId: "boundaryScript", prompt: "", answers: boundaryAnswers },
    isWhole: ({ body }) => /^event: (?:done|error)$/m.test(body.toString()),
  });
}

/** A result as a file. */
export async function saveAsFile({ site, tally }: World): Promise<void> {
  const browser = createBrowser(site.url, tally);
  const body = { toolId: "boundaryScript", result: goodBoundary, format: "docx" };
  await browser.ask("/api/results/file", { method: "POST", body });
}
