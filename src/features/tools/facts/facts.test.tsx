import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  draftKey,
  stubGenerationStream,
  renderTool,
} from "#features/tools/workspace/render-tool.fixture.tsx";

const answer = {
  result:
    "## In the moment\n\nI do not take client calls on Sundays. Dana has 40 % of the calendar.\n\n## In writing\n\nDana has 40 % of it.",
  source: "model",
  notes: [],
  checks: [{ rule: "voice", ok: true, detail: "No hedging." }],
  feedback: "A boundary is kept in the second minute.",
  receipts: [
    fact("In the moment", "Sundays", 30, "refusal"),
    fact("In the moment", "40 %", 48, null),
    fact("In writing", "40 %", 9, null),
  ],
};

function fact(section: string, text: string, start: number, from: string | null) {
  const problem = from === null ? `Not in your answers: ${text}.` : null;
  return { section, text, start, end: start + text.length, from, problem };
}

async function readAnswer(): Promise<void> {
  const line = stubGenerationStream();
  fireEvent.change(field(), { target: { value: "I take no calls on Sundays" } });
  press("Generate M•Power Language");
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  await screen.findByText(/^Version 1 of 1/);
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name: /will you not do/ });
}

function press(name: string | RegExp, place = 0): void {
  const button = screen.getAllByRole("button", { name })[place];
  if (!button) throw new Error(`There is no button ${name.toString()}.`);
  fireEvent.click(button);
}

function words(): string {
  return document.querySelector(".result-panel .result-body")?.textContent ?? "";
}

function status(): string | null {
  return screen.getByRole("status").textContent;
}

test("a fact leads to its answer with one click, and back", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  const receipt = screen.getByRole("button", { name: "Sundays" });
  fireEvent.click(receipt);
  expect(receipt.getAttribute("aria-expanded")).toBe("true");
  screen.getByText(/^From: .*will you not do/);
  screen.getByText("I take no calls on Sundays", { selector: "blockquote" });
  screen.getByText("Source of “Sundays”");
  press("Go to the answer");
  expect(document.activeElement).toBe(field());
  press("Back to the text");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sundays" }));
  expect(screen.queryByText("Source of “Sundays”")).toBeNull();
  fireEvent.click(receipt);
  fireEvent.click(receipt);
  expect(screen.queryByText(/^From:/)).toBeNull();
});

test("the words read the same with their facts marked", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  const text = [...document.querySelectorAll(".result-panel .result-body p")].map(
    (part) => part.textContent,
  );
  expect(text).toEqual([
    "I do not take client calls on Sundays. Dana has 40 % of the calendar.",
    "Dana has 40 % of it.",
  ]);
});

test("an open fact is marked in words and leads to what can be done about it", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  const list = screen.getByRole("region", { name: "2 places to look at" });
  expect(within(list).getAllByText(/^Not in your answers: 40 %\./)).toHaveLength(2);
  press("40 % (look at this)", 1);
  expect(document.activeElement?.textContent).toContain("In writing");
  within(list).getAllByRole("button", { name: /^Correct/ });
});

test("kept once, a fact is kept wherever it stands, and that can be undone", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  press(/^Keep/);
  const list = screen.getByRole("region", { name: "Nothing left to look at." });
  expect(within(list).getAllByText(/^“40 %”: kept by you\./)).toHaveLength(2);
  expect(screen.getByText(/^Version 1 of 1/)).toBeDefined();
  expect(status()).toBe("“40 %”: kept by you.");
  press(/^Undo/);
  screen.getByRole("region", { name: "2 places to look at" });
});

test("removed, the sentence goes in a new version, and comes back with Undo", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  press(/^Remove/);
  screen.getByText(/^Version 2 of 2/);
  expect(words()).not.toContain("of the calendar");
  expect(words()).toContain("Dana has 40 %");
  expect(status()).toBe("“40 %”: removed by you. Version 2 of 2.");
  screen.getByRole("region", { name: "1 place to look at" });
  screen.getByText("Checked before your change.");
  press(/^Undo/);
  screen.getByText(/^Version 1 of 1/);
  expect(words()).toContain("of the calendar");
});

test("corrected in place, the sentence has her words in a new version", async () => {
  using _ = renderTool("boundaryScript");
  await readAnswer();
  press(/^Correct/);
  const correction = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: "Correct this sentence",
  });
  expect(correction.value).toBe("Dana has 40 % of the calendar.");
  expect(document.activeElement).toBe(correction);
  fireEvent.change(correction, { target: { value: "Dana has\nmost of the calendar." } });
  press("Save");
  screen.getByText(/^Version 2 of 2/);
  expect(words()).toContain("on Sundays. Dana has most of the calendar.");
  screen.getByText("“40 %”: corrected by you.");
  screen.getByRole("button", { name: "Sundays" });
});

test("what she settled is there again after a reload", async () => {
  using first = renderTool("boundaryScript");
  await readAnswer();
  press(/^Remove/);
  press(/^Keep/);
  window.dispatchEvent(new Event("pagehide"));
  const kept = localStorage.getItem(draftKey) ?? "";
  first[Symbol.dispose]();
  localStorage.setItem(draftKey, kept);
  using _ = renderTool("boundaryScript");
  screen.getByRole("region", { name: "Nothing left to look at." });
  screen.getByText("“40 %”: removed by you.");
  expect(screen.getAllByText(/kept by you/).length).toBeGreaterThan(0);
});
