import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ViewerContext } from "#ui/viewer.ts";
import { SaveToLibrary } from "./save-to-library.tsx";

afterEach(cleanup);

const member = { kind: "member", id: "ada", email: "ada@example.com", isPro: true } as const;
const savedRef = { id: "saved-1", name: "Before the hour", revision: 1 };

function show(toolId: string, saved: typeof savedRef | null) {
  render(
    <ViewerContext value={member}>
      <SaveToLibrary
        content={{ toolId }}
        savedRef={saved}
        onSaved={() => {}}
        onStatus={() => {}}
        signInUrl="/api/login"
      />
    </ViewerContext>,
  );
  return screen.queryByRole("link", { name: "Share with your strategist" });
}

test("Strategy Prep, once it is saved, leads to sharing it; before that, and in other tools, nothing does", () => {
  expect(show("strategyPrep", savedRef)?.getAttribute("href")).toBe("/library?share=saved-1");
  cleanup();
  expect(show("strategyPrep", null)).toBeNull();
  cleanup();
  expect(show("payAsk", savedRef)).toBeNull();
});
