import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Viewer, visitor } from "#core/access/access.ts";
import { ViewerContext } from "#ui/viewer.ts";
import { SaveToLibrary } from "./save-to-library.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const member = { kind: "member", id: "ada", email: "ada@example.com", isPro: true } as const;
const savedRef = { id: "saved-1", name: "Before the hour", revision: 1 };
const text = "I do not take client calls on Sundays.";

type Shown = { viewer?: Viewer; toolId?: string; words?: string; saved?: typeof savedRef | null };

/** The page with this text, until it is shown anew; answers what it said. */
function show({ viewer = member, toolId = "boundaryScript", words = text, saved = null }: Shown) {
  cleanup();
  const said: string[] = [];
  render(
    <ViewerContext value={viewer}>
      <SaveToLibrary
        toolId={toolId}
        text={words}
        content={{ toolId }}
        savedRef={saved}
        onSaved={() => {}}
        onStatus={(sentence) => void said.push(sentence)}
        signInUrl="/api/login"
      />
    </ViewerContext>,
  );
  return said;
}

type Call = { readonly method: string; readonly path: string; readonly key: string | undefined };

/** Answers every call with this status; what was asked. */
function stubLibrary(status = 201): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    const { key } = z
      .object({ key: z.string().optional() })
      .parse(JSON.parse(z.string().parse(body)));
    calls.push({ method, path, key });
    return Response.json(savedRef, { status });
  });
  return calls;
}

function pressLink(name: string): void {
  const link = screen.getByRole("link", { name });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
}

const signInToSave = "Sign in to save it to your library";

function share(): HTMLElement | null {
  return screen.queryByRole("link", { name: "Share with your strategist" });
}

test("Strategy Prep, once it is saved, leads to sharing it; before that, and in other tools, nothing does", () => {
  show({ toolId: "strategyPrep", saved: savedRef });
  expect(share()?.getAttribute("href")).toBe("/library?share=saved-1");
  show({ toolId: "strategyPrep" });
  expect(share()).toBeNull();
  show({ toolId: "payAsk", saved: savedRef });
  expect(share()).toBeNull();
});

test("a visitor presses Save, signs in and comes back: it is saved once, without another press", async () => {
  const calls = stubLibrary();
  show({ viewer: visitor });
  pressLink(signInToSave);
  expect(calls).toEqual([]);
  const said = show({});
  await waitFor(() => expect(said).toEqual(["Saved to your library."]));
  show({ saved: savedRef });
  show({});
  expect(calls).toEqual([{ method: "POST", path: "/api/library", key: expect.any(String) }]);
});

test("two windows that come back save it under one key", async () => {
  const calls = stubLibrary();
  show({ viewer: visitor });
  pressLink(signInToSave);
  const stored = Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const);
  show({});
  await waitFor(() => expect(localStorage.length).toBe(0));
  for (const [key, value] of stored) localStorage.setItem(key, value);
  show({});
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

test.for<readonly [name: string, shown: Shown, minutes: number]>([
  ["nobody pressed for that text", { words: "Another text." }, 0],
  ["it is another tool", { toolId: "payAsk" }, 0],
  ["it was half an hour ago", {}, 31],
])("nothing is saved unasked: %s", ([, shown, minutes]) => {
  const calls = stubLibrary();
  vi.useFakeTimers({ toFake: ["Date"] });
  show({ viewer: visitor });
  pressLink(signInToSave);
  vi.setSystemTime(Date.now() + minutes * 60_000);
  show(shown);
  expect(calls).toEqual([]);
});

test("a member whose session ended signs in again, and the same member’s text is saved", async () => {
  stubLibrary(401);
  show({ saved: savedRef });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Sign in to continue.");
  pressLink("Sign in");
  const calls = stubLibrary(200);
  show({ viewer: { ...member, id: "eve" }, saved: savedRef });
  expect(calls).toEqual([]);
  show({ saved: savedRef });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/library/saved-1" });
});

test("a save that the server refuses is not tried again by itself; one that did not arrive is", async () => {
  const refused = stubLibrary(409);
  show({ viewer: visitor });
  pressLink(signInToSave);
  show({});
  await screen.findByRole("alert");
  show({});
  expect(refused).toHaveLength(1);

  show({ viewer: visitor });
  pressLink(signInToSave);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("network");
  });
  show({});
  await screen.findByText("Not in your library yet.");
  const calls = stubLibrary();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(calls).toHaveLength(1));
});
