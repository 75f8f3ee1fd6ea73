import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  draftKey,
  stubGenerationStream,
  renderTool,
  proMember,
} from "#features/tools/workspace/render-tool.fixture.tsx";

vi.mock("#core/tools/lists/examples.ts", () => ({
  examples: { boundaryScript: { by: "Otto, my manager", refusal: "work on Sundays" } },
}));
vi.mock("#core/composer/preview.ts", () => ({
  previewOf: (_: string, question: string, answers: Record<string, string>) =>
    question === "refusal" ? `I will not ${answers[question] ?? ""}.` : null,
}));

afterEach(() => vi.useRealTimers());

function field(name: RegExp): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name });
}

const by = () => field(/Who asks/);
const refusal = () => field(/will you not do/);

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

async function seeExample(): Promise<void> {
  press("See an example");
  await screen.findByText("An example: answers of a made-up person.");
}

test("the example fills the form, is marked, and one press brings back exactly what she had", async () => {
  using _ = renderTool("boundaryScript");
  type(by(), "Renata");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Diplomatic" } });
  screen.getByRole("button", { name: "See an example" }).focus();
  await seeExample();
  expect([by().value, refusal().value]).toEqual(["Otto, my manager", "work on Sundays"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove the example" }));
  expect(screen.getByRole("status").textContent).toBe("You’re looking at an example.");
  type(refusal(), "work at all");
  press("Remove the example");
  expect([by().value, refusal().value]).toEqual(["Renata", ""]);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("Diplomatic");
  expect(screen.queryByText("An example: answers of a made-up person.")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "See an example" }));
});

test("nothing of an example is kept on this device, and her own draft stays as it was", async () => {
  using first = renderTool("boundaryScript");
  type(by(), "Renata");
  await seeExample();
  type(refusal(), "work at all");
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  const kept = localStorage.getItem(draftKey) ?? "";
  expect(kept).toContain("Renata");
  expect(kept).not.toContain("Otto");
  expect(kept).not.toContain("work at all");
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  first[Symbol.dispose]();
  localStorage.setItem(draftKey, kept);
  using _ = renderTool("boundaryScript");
  expect([by().value, refusal().value]).toEqual(["Renata", ""]);
});

test("nothing of an example reaches her account", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit = {}) => {
    if (typeof init.body === "string") sent.push(init.body);
    return Response.json({
      draft: {
        answers: { by: "Renata" },
        tone: "Diplomatic",
        version: 3,
        updatedAt: "2025-11-21T12:00:00.000Z",
      },
    });
  });
  using _ = renderTool("boundaryScript", proMember);
  await waitFor(() => expect(by().value).toBe("Renata"));
  await seeExample();
  await new Promise((done) => {
    setTimeout(done, 1500);
  });
  expect(sent).toEqual([]);
  press("Remove the example");
  expect(by().value).toBe("Renata");
});

test("language is written from the example while it stands, and goes with it", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  await seeExample();
  press("Generate M•Power Language");
  await waitFor(() => expect(line.requests).toHaveLength(1));
  expect(line.requests[0]).toMatchObject({ answers: { by: "Otto, my manager" } });
  const answer = {
    result: "I do not.",
    source: "composer",
    notes: [],
    checks: [],
    feedback: "Say it.",
  };
  line.send("done", answer);
  await screen.findByText(/^Version 1 of 1/);
  screen.getByText("An example: answers of a made-up person.");
  press("Remove the example");
  expect(screen.queryByText(/^Version 1 of 1/)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("as she types, how it will read stands under the field and describes it, and nothing under the others", async () => {
  using _ = renderTool("boundaryScript");
  type(refusal(), "work on Sundays");
  type(by(), "Otto");
  const line = await screen.findByText("It will read: I will not work on Sundays.");
  expect(refusal().getAttribute("aria-describedby")?.split(" ")).toContain(line.id);
  expect(line.closest("[aria-live], [role=status]")).toBeNull();
  expect(screen.getAllByText(/^It will read/)).toHaveLength(1);
  type(refusal(), "work at night");
  await screen.findByText("It will read: I will not work at night.");
  type(refusal(), "");
  expect(screen.queryByText(/^It will read/)).toBeNull();
});

test("answers that come back are read once she types in them", async () => {
  localStorage.setItem(draftKey, JSON.stringify({ answers: { refusal: "work on Sundays" } }));
  using _ = renderTool("boundaryScript");
  expect(refusal().value).toBe("work on Sundays");
  type(refusal(), "work on Sunday");
  await screen.findByText("It will read: I will not work on Sunday.");
});
