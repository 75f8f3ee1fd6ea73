import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { toolOf } from "#core/tools/catalogue.ts";
import {
  type GenerationStreamStub,
  stubGenerationStream,
  renderTool,
  proMember,
} from "#features/tools/workspace/render-tool.fixture.tsx";

const results = "Three results since your last raise or title";

function box(name: string | RegExp): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name });
}

function row(line: number, of = results): HTMLInputElement {
  return box(`${of}, line ${line}`);
}

/** The account's draft is requested beside it. */
async function expectAnswers(
  line: GenerationStreamStub,
  answers: Record<string, string>,
): Promise<void> {
  const request: unknown = expect.objectContaining({ answers });
  await waitFor(() => expect(line.requests).toContainEqual(request));
}

function stories(): number {
  return screen.getAllByRole("group", { name: /^Story/ }).length;
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

function key(field: HTMLElement, name: string): void {
  field.focus();
  fireEvent.keyDown(field, { key: name });
}

function values(): string[] {
  const list = screen.getByRole("group", { name: results });
  return within(list)
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ value }) => value);
}

test.for(["boundaryScript", "payAsk", "brandVoice", "resumeRewrite", "interviewBank"] as const)(
  "%s: the name of every control is the id of its question, and the tone comes last",
  (toolId) => {
    using _ = renderTool(toolId, proMember);
    const form = document.querySelector("form");
    const names = [...(form?.querySelectorAll(".answer-field [name], [name=tone]") ?? [])].map(
      (field) => field.getAttribute("name"),
    );
    const ids = toolOf(toolId).questions.map(({ id }) => id);
    const hidden = ids.filter((id) => /^story[34]/.test(id));
    expect([...new Set(names)]).toEqual([...ids.filter((id) => !hidden.includes(id)), "tone"]);
  },
);

test("a list has three rows at first, each with a name; Enter goes on and Backspace takes a row away", () => {
  using _ = renderTool("payAsk", proMember);
  expect(values()).toEqual(["", "", ""]);
  type(row(1), "Cut onboarding from 9 weeks to 5");
  key(row(1), "Enter");
  expect(document.activeElement).toBe(row(2));
  type(row(2), "Took over Denver");
  key(row(1), "Enter");
  expect(document.activeElement).toBe(row(2));
  expect(values()).toEqual(["Cut onboarding from 9 weeks to 5", "", "Took over Denver", ""]);
  key(row(2), "Backspace");
  expect(values()).toEqual(["Cut onboarding from 9 weeks to 5", "Took over Denver", ""]);
  expect(document.activeElement).toBe(row(1));
  fireEvent.click(screen.getByRole("button", { name: `Add a line to “${results}”` }));
  expect(document.activeElement).toBe(row(4));
});

test("pasted lines fill the rows, and the answer is one text of their lines", async () => {
  using _ = renderTool("payAsk", proMember);
  const line = stubGenerationStream();
  fireEvent.paste(row(1), {
    clipboardData: {
      getData: () => "• Cut onboarding\n• Took over Denver\n• Renewed Halvorsen\n• Spoke",
    },
  });
  expect(values()).toEqual(["Cut onboarding", "Took over Denver", "Renewed Halvorsen", "Spoke"]);
  expect(document.activeElement).toBe(row(4));
  type(row(2), " ");
  fireEvent.click(screen.getByRole("button", { name: "Generate M•Power Language" }));
  await expectAnswers(line, { results: "Cut onboarding\nRenewed Halvorsen\nSpoke" });
});

test("Clear brings a list back to its first rows", () => {
  using _ = renderTool("payAsk", proMember);
  type(row(1), "Cut onboarding");
  key(row(3), "Enter");
  expect(values()).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(values()).toEqual(["", "", ""]);
});

test("a stem stands before its field and is said with it; Enter on a line goes on and writes nothing", () => {
  using _ = renderTool("boundaryScript");
  const refusal = box(/^What will you not do/);
  const stem = screen.getByText("I will not");
  expect(refusal.getAttribute("aria-describedby")?.split(" ")).toContain(stem.id);
  expect(stem.compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(refusal.placeholder).toBe("take client calls on Sundays");
  type(refusal, "take client calls");
  key(refusal, "Enter");
  expect(document.activeElement).toBe(box(/^The reason/));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a question of one length is asked, and counts, only with that length", async () => {
  using _ = renderTool("elevatorPitch", proMember);
  const line = stubGenerationStream();
  const length = screen.getByRole("combobox", { name: "How long may it be?" });
  expect(screen.queryByRole("textbox", { name: "A second result" })).toBeNull();
  type(length, "1 minute");
  type(box("A second result"), "Two counties copied it");
  type(length, "15 seconds");
  expect(screen.queryByRole("textbox", { name: "A second result" })).toBeNull();
  type(box("Your name"), "Renata");
  fireEvent.click(screen.getByRole("button", { name: "Generate M•Power Language" }));
  await expectAnswers(line, { name: "Renata", length: "15 seconds" });
  expect(JSON.stringify(line.requests)).not.toContain("Two counties");
});

test("two stories stand there at first; another one is added, or comes with her words", async () => {
  using _ = renderTool("interviewBank", proMember);
  expect(stories()).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Add a story" }));
  expect(stories()).toBe(3);
  const third = within(screen.getByRole("group", { name: "Story 3" }));
  expect(document.activeElement).toBe(third.getByRole("textbox", { name: "How was it before?" }));
  fireEvent.click(screen.getByRole("button", { name: "Add a story" }));
  expect(screen.queryByRole("button", { name: "Add a story" })).toBeNull();
});
