import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { openDeviceStorage } from "#ui/device/device-storage.ts";
import { signOutEvent } from "#ui/device/sign-out-event.ts";
import type { StoredDraft } from "#features/tools/draft-contract.ts";
import { DraftChange } from "#features/tools/draft-requests.ts";
import { draftKey, renderTool, proMember } from "#features/tools/workspace/render-tool.fixture.tsx";

const asking = "Who asks?";
const written = JSON.stringify({ answers: { by: "Renata" }, tone: "Diplomatic" });
const ownKey = draftKey.replace("1.", "1.1.");

/** The account's drafts as the server stores them, in one place for every page of the test. */
function openAccount(draft: StoredDraft | null = null) {
  const account = { draft, asked: 0 };
  vi.stubGlobal("fetch", async (_: string, init: RequestInit = {}) => {
    account.asked += 1;
    if (init.method === "DELETE") {
      account.draft = null;
      return new Response(null, { status: 204 });
    }
    if (init.method !== "POST") return Response.json({ draft: account.draft });
    const body = z.string().parse(init.body);
    if (init.keepalive && Buffer.byteLength(body) > 65_536) throw new TypeError("Failed to fetch");
    const { answers, tone, basedOn } = DraftChange.parse(JSON.parse(body));
    const isSaved = (account.draft?.version ?? null) === basedOn;
    if (isSaved)
      account.draft = {
        answers,
        tone,
        version: (basedOn ?? 0) + 1,
        updatedAt: new Date().toISOString(),
      };
    return Response.json({ kept: isSaved, draft: account.draft });
  });
  return account;
}

function atAccount(
  by: string,
  version: number,
  updatedAt = "2025-11-21T12:00:00.000Z",
): StoredDraft {
  return { answers: { by }, tone: "Diplomatic", version, updatedAt };
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name: asking });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function keysHere(): string[] {
  return Object.keys(localStorage).toSorted();
}

test("what she wrote before she signed in stands there; after a yes her account keeps it, and she is not asked again", async () => {
  localStorage.setItem(draftKey, written);
  const account = openAccount();
  using first = renderTool("boundaryScript", proMember);
  expect(field().value).toBe("Renata");
  await screen.findByText("You wrote this before you signed in. Keep it with your account?");
  expect(account.asked).toBe(0);
  expect(localStorage.getItem(draftKey)).toBeNull();
  press("Keep it");
  const line = await screen.findByText("Your answers are kept with your account.");
  expect(document.activeElement?.contains(line)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(account.draft).toMatchObject({ answers: { by: "Renata" }, tone: "Diplomatic" });
  const { draft } = account;
  first[Symbol.dispose]();

  openAccount(draft);
  using _ = renderTool("boundaryScript", proMember);
  await waitFor(() => expect(field().value).toBe("Renata"));
  expect(screen.queryByText(/before you signed in/)).toBeNull();
});

test("after a no nothing of it is left on this device or with the account", async () => {
  localStorage.setItem(draftKey, written);
  const account = openAccount();
  using _ = renderTool("boundaryScript", proMember);
  await screen.findByText(/before you signed in/);
  press("Remove it");
  expect(field().value).toBe("");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement?.tagName).toBe("INPUT");
  await waitFor(() => expect(keysHere()).toEqual([]));
  expect(account.draft).toBeNull();
});

test("what she types after a yes follows; Clear clears it there too", async () => {
  localStorage.setItem(draftKey, written);
  const account = openAccount();
  using _ = renderTool("boundaryScript", proMember);
  await screen.findByText(/before you signed in/);
  press("Keep it");
  await screen.findByText("Your answers are kept with your account.");
  fireEvent.change(field(), { target: { value: "Renata, head of sales" } });
  await waitFor(() => expect(account.draft?.answers["by"]).toBe("Renata, head of sales"), {
    timeout: 4000,
  });
  press("Clear");
  await waitFor(() => expect(account.draft).toBeNull(), { timeout: 4000 });
});

test("Undo after Clear brings the answers back to the account too", async () => {
  const account = openAccount(atAccount("Renata", 4));
  using _ = renderTool("boundaryScript", proMember);
  await waitFor(() => expect(field().value).toBe("Renata"));
  press("Clear");
  await waitFor(() => expect(account.draft).toBeNull(), { timeout: 4000 });
  press("Undo");
  expect(field().value).toBe("Renata");
  await waitFor(() => expect(account.draft?.answers["by"]).toBe("Renata"), { timeout: 4000 });
  await screen.findByText("Your answers are kept with your account.");
});

test("two drafts that differ are both kept: one is shown, the other waits", async () => {
  localStorage.setItem(ownKey, written);
  const account = openAccount(atAccount("Dana", 4));
  using _ = renderTool("boundaryScript", proMember);
  await screen.findByText("There is another draft of this.");
  expect(field().value).toBe("Dana");
  press("Show the other draft");
  expect(field().value).toBe("Renata");
  await waitFor(() => expect(account.draft?.answers["by"]).toBe("Renata"), { timeout: 4000 });
  press("Show the other draft");
  expect(field().value).toBe("Dana");
});

test("another person at this device sees nothing of a draft that is someone’s, and a visitor neither", async () => {
  localStorage.setItem(draftKey, written);
  openAccount();
  using first = renderTool("boundaryScript", proMember);
  await screen.findByText(/before you signed in/);
  const kept = keysHere().map((key): [string, string] => [key, localStorage.getItem(key) ?? ""]);
  first[Symbol.dispose]();

  for (const viewer of [undefined, { ...proMember, id: "2" }]) {
    for (const [key, value] of kept) localStorage.setItem(key, value);
    openAccount();
    using _ = renderTool("boundaryScript", viewer);
    expect(field().value).toBe("");
    expect(screen.queryByText(/before you signed in/)).toBeNull();
  }
});

test("once she signs out, nothing is written to this device any more", async () => {
  openAccount();
  using _ = renderTool("boundaryScript", proMember);
  fireEvent.change(field(), { target: { value: "Renata" } });
  act(() => {
    document.dispatchEvent(new Event(signOutEvent));
    localStorage.clear();
    window.dispatchEvent(new Event("pagehide"));
  });
  fireEvent.change(field(), { target: { value: "Renata, head of sales" } });
  await new Promise((done) => setTimeout(done, 600));
  expect(keysHere()).toEqual([]);
});

test("a save that waits while her device is cleared by the address of signing out is not written", () => {
  openAccount();
  using _ = renderTool("boundaryScript", proMember);
  openDeviceStorage("1");
  fireEvent.change(field(), { target: { value: "Renata" } });
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(keysHere()).toEqual([]);
});

test("the last words reach her account before she is signed out, however long the draft is", async () => {
  const long = "Ведение переговоров. ".repeat(2_000);
  const account = openAccount(atAccount(long, 1));
  using _ = renderTool("boundaryScript", proMember);
  await waitFor(() => expect(field().value).toBe(long));
  fireEvent.change(field(), { target: { value: `${long}The last word` } });
  const waiting: Promise<unknown>[] = [];
  act(() => void document.dispatchEvent(new CustomEvent(signOutEvent, { detail: waiting })));
  await Promise.all(waiting);
  expect(account.draft?.answers["by"]).toBe(`${long}The last word`);

  // The save that was waiting for a pause does not follow: by then nobody is signed in.
  const { asked } = account;
  await new Promise((done) => setTimeout(done, 1_200));
  expect(account.asked).toBe(asked);
});

test("a save that is under way is waited for before she is signed out", async () => {
  openAccount(atAccount("Renata", 1));
  using _ = renderTool("boundaryScript", proMember);
  await waitFor(() => expect(field().value).toBe("Renata"));
  const unanswered = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", unanswered);
  fireEvent.change(field(), { target: { value: "Renata, head of sales" } });
  await waitFor(() => expect(unanswered).toHaveBeenCalledOnce(), { timeout: 5_000 });
  // A further change waits for the first answer, and its timer forgets nothing.
  fireEvent.change(field(), { target: { value: "Renata, head of the sales team" } });
  await new Promise((done) => setTimeout(done, 1_200));
  expect(unanswered).toHaveBeenCalledOnce();
  const waiting: Promise<unknown>[] = [];
  act(() => void document.dispatchEvent(new CustomEvent(signOutEvent, { detail: waiting })));
  expect(waiting).toHaveLength(2);
});
