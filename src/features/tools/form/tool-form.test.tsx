import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visitor } from "#core/access/access.ts";
import { draftKey, renderTool, proMember } from "#features/tools/workspace/render-tool.fixture.tsx";

const asking = "Who asks?";

function field(name: string | RegExp): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name });
}

function generate(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name: "Generate M•Power Language" });
}

function type(name: string | RegExp, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

test("Generate waits for one answer that is not blank, and says so", () => {
  using _ = renderTool("boundaryScript");
  expect(generate().disabled).toBe(true);
  screen.getByText("Answer at least one question to begin.");
  for (const unseen of [" \n ", "\u200B\u2060", "\u3164 \uFEFF"]) {
    type(asking, unseen);
    expect(generate().disabled).toBe(true);
  }
  type(asking, "Renata");
  expect(generate().disabled).toBe(false);
  expect(screen.queryByText("Answer at least one question to begin.")).toBeNull();
});

test("a tone is no answer, and Warm Confidence is where it starts", () => {
  using _ = renderTool("boundaryScript");
  const tone = screen.getByRole<HTMLSelectElement>("combobox", { name: "Preferred tone" });
  expect(tone.value).toBe("Warm Confidence");
  fireEvent.change(tone, { target: { value: "Diplomatic" } });
  expect(tone.value).toBe("Diplomatic");
  expect(generate().disabled).toBe(true);
});

test("a dropdown starts on Choose, which cannot be chosen and is no answer", () => {
  using _ = renderTool("elevatorPitch", proMember);
  const [length] = screen.getAllByRole<HTMLSelectElement>("combobox");
  const choose = length?.options[0];
  expect([choose?.text, choose?.value, choose?.disabled]).toEqual(["Choose", "", true]);
  expect(generate().disabled).toBe(true);
});

test("an answer that is too long is marked with how much, and Generate waits", () => {
  using _ = renderTool("boundaryScript");
  type(asking, "x".repeat(8_012));
  screen.getByText("12 characters too long. Keep it under 8,000 characters.");
  expect(field(asking).getAttribute("aria-invalid")).toBe("true");
  expect(generate().disabled).toBe(true);
});

test("what she types is kept within a second and comes back", () => {
  vi.useFakeTimers();
  using first = renderTool("boundaryScript");
  type(asking, "Renata");
  expect(localStorage.length).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(localStorage.length).toBe(1);
  vi.useRealTimers();
  const kept = localStorage.getItem(draftKey) ?? "";
  first[Symbol.dispose]();
  localStorage.setItem(draftKey, kept);
  using _ = renderTool("boundaryScript");
  expect(field(asking).value).toBe("Renata");
});

test("what she typed last is kept when the page goes at once", () => {
  using _ = renderTool("boundaryScript");
  type(asking, "Renata");
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  expect(localStorage.getItem(draftKey)).toContain("Renata");
});

test("Clear empties the answers, the tone and what was kept, at once", async () => {
  using _ = renderTool("boundaryScript");
  type(asking, "Renata");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Diplomatic" } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(field(asking).value).toBe("");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("Warm Confidence");
  expect(localStorage.length).toBe(0);
  expect(generate().disabled).toBe(true);
});

test("Clear offers one Undo in its place, which brings everything back and keeps the focus near", async () => {
  using _ = renderTool("boundaryScript");
  type(asking, "Renata");
  const clear = screen.getByRole("button", { name: "Clear" });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(clear);
  expect(screen.getByRole("status").textContent).toBe(
    "Cleared. Press Undo to bring everything back.",
  );
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(clear.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(undo);
  expect(field(asking).value).toBe("Renata");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement).toBe(clear);
  expect(screen.getByRole("status").textContent).toBe("Everything is back.");
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain("Renata"));
});

test("Undo is still there after a reload, in this tab alone, until something new is typed", () => {
  using first = renderTool("boundaryScript");
  type(asking, "Renata");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  const kept = Object.entries(sessionStorage).map(([key, text]) => [key, String(text)] as const);
  expect(localStorage.length).toBe(0);
  first[Symbol.dispose]();
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
  using _ = renderTool("boundaryScript");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(field(asking).value).toBe("Renata");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  type(asking, "Dana");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.for([
  [
    ["The renewal"],
    "“The renewal” is ticked but not used yet: choose which question it answers, or untick it.",
  ],
  [
    ["The renewal", "Denver"],
    "“The renewal” and “Denver” are ticked but not used yet: choose which question each answers, or untick them.",
  ],
] as const)("beside Generate stands what is ticked without a question: %j", ([names, note]) => {
  const unplaced = names.map((name, n) => ({ key: `win:${n}`, name }));
  localStorage.setItem(draftKey, JSON.stringify({ answers: { by: "Renata" }, unplaced }));
  using _ = renderTool("boundaryScript");
  expect(
    document.getElementById(generate().getAttribute("aria-describedby") ?? "")?.textContent,
  ).toBe(note);
  expect(generate().disabled).toBe(false);
});

test.for(["not json", "null", "7", '{"answers":7,"versions":"x","tone":"Loud","shown":"y"}'])(
  "a kept draft that reads %s opens an empty form",
  (stored) => {
    localStorage.setItem(draftKey, stored);
    using _ = renderTool("boundaryScript");
    expect(field(asking).value).toBe("");
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("Warm Confidence");
  },
);

test("a draft of the form with fewer questions opens in the fields of today, and its text stays", async () => {
  const key = draftKey.replace("boundaryScript", "payAsk");
  const answers = {
    ask: "$160,000",
    evidence: "Cut onboarding\nTook over Denver",
    decider: "Maria",
  };
  localStorage.setItem(key, JSON.stringify({ answers }));
  using _ = renderTool("payAsk");
  await waitFor(() => expect(field("Who decides?").value).toBe("Maria"));
  expect(field("The sum you ask for").value).toBe("$160,000");
  expect(field(/^Three results .*, line 2$/).value).toBe("Took over Denver");
  type("Who decides?", "Maria Keller");
  await waitFor(() => expect(localStorage.getItem(key)).toContain("Maria Keller"));
  expect(localStorage.getItem(key)).toContain("Cut onboarding");
});

test("where nothing can be kept, the page says so once and works", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  using _ = renderTool("boundaryScript");
  type(asking, "Renata");
  await screen.findByText("This browser does not keep your answers.");
  type(asking, "Renata, head of sales");
  expect(generate().disabled).toBe(false);
  expect(screen.getAllByText("This browser does not keep your answers.")).toHaveLength(1);
});

test("a visitor on a free tool signs in and comes back; the questions stay hers to answer", () => {
  using _ = renderTool("payAsk");
  expect(screen.queryByRole("button", { name: /Generate/ })).toBeNull();
  const link = screen.getByRole("link", { name: "Sign in to generate" });
  expect(link.getAttribute("href")).toBe("/api/login?next=%2Ftools%2Fpay-ask");
  type("Who decides?", "Maria Keller, COO");
  expect(field("Who decides?").value).toBe("Maria Keller, COO");
});

test.for([
  ["a visitor", visitor],
  ["a free member", { ...proMember, isPro: false }],
] as const)("to %s a Pro tool offers Pro and keeps the answers", ([, viewer]) => {
  using _ = renderTool("resumeRewrite", viewer);
  screen.getByRole("heading", { name: "Resume Rewrite is a Pro tool." });
  screen.getByText(/Your answers are kept/);
  screen.getByRole("link", { name: "Upgrade to Pro" });
  const signIn = screen.queryByRole<HTMLAnchorElement>("link", { name: "Sign in" });
  expect(signIn?.getAttribute("href")).toBe(
    viewer.kind === "visitor" ? "/api/login?next=%2Ftools%2Fresume-rewrite" : undefined,
  );
  expect(screen.queryByRole("button", { name: /Generate/ })).toBeNull();
});

test("a tool that is coming soon says so, to Pro as well", () => {
  using _ = renderTool("networkingHub", proMember);
  screen.getByText("Networking Hub is coming soon.");
  expect(screen.queryByRole("button", { name: /Generate/ })).toBeNull();
});
