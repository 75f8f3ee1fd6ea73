import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StatementDraft } from "./statement-draft.tsx";

const hedged = "I just think I am the person who recovers late programs";

function openDraft(): Disposable {
  render(<StatementDraft />);
  return {
    [Symbol.dispose]() {
      cleanup();
      localStorage.clear();
      vi.unstubAllGlobals();
    },
  };
}

function field(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: /draft/i });
}

function refine(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name: "Refine Language" });
}

function type(value: string): void {
  fireEvent.change(field(), { target: { value } });
}

async function statement(): Promise<string> {
  const panel = (await screen.findByRole("heading", { name: "Refined Statement" })).closest(
    "section",
  );
  return panel?.querySelector("p")?.textContent ?? "";
}

test("Refine Language waits for a draft that is not blank", () => {
  using _ = openDraft();
  expect(refine().disabled).toBe(true);
  for (const unseen of ["  \n ", "\u200B\u2060"]) {
    type(unseen);
    expect(refine().disabled).toBe(true);
  }
  type(hedged);
  expect(refine().disabled).toBe(false);
});

test("the statement stands under its name without the hedges, and no request is sent", async () => {
  using _ = openDraft();
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  type(hedged);
  fireEvent.click(refine());
  expect(await statement()).toBe("I am the person who recovers late programs.");
  expect(fetched).not.toHaveBeenCalled();
});

test("refining the statement again changes nothing", async () => {
  using _ = openDraft();
  type(hedged);
  fireEvent.click(refine());
  const once = await statement();
  type(once);
  fireEvent.click(refine());
  expect(await statement()).toBe(once);
});

test("what goes is struck in the draft as she types", async () => {
  using _ = openDraft();
  type(hedged);
  await waitFor(() =>
    expect(document.querySelector("del")?.textContent).toMatch(/^just|I just think/),
  );
  expect(screen.getByText(/^Removed: /).textContent).toContain("just");
});

test("the draft comes back, and Start over empties it", async () => {
  using _ = openDraft();
  type(hedged);
  await waitFor(() => expect(localStorage.length).toBe(1), { timeout: 1000 });
  cleanup();
  render(<StatementDraft />);
  expect(field().value).toBe(hedged);
  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(field().value).toBe("");
});
