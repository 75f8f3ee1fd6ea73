import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast } from "#ui/toast/toast-store.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function refuse(status: number, message: string): void {
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status }));
}

async function press(): Promise<string | null> {
  render(<UpgradeButton look="primary" />);
  fireEvent.click(screen.getByRole("button", { name: "Upgrade to Pro" }));
  return (await screen.findByRole("alert")).textContent;
}

test("a checkout that fails is said beside the button and in the notification agreed", async () => {
  const sentence = "Our payment provider cannot be reached. Try again in a minute.";
  refuse(503, sentence);
  expect(await press()).toBe(sentence);
  expect(currentToast()).toMatchObject({
    title: "Failed to start checkout",
    text: sentence,
    tone: "danger",
  });
});

test("signed out meanwhile, she is told and sent to sign in, and comes back to the plan she chose", async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { pathname: "/pricing", search: "?billing=annual", assign });
  refuse(401, "Sign in to continue.");
  await press();
  expect(currentToast()).toMatchObject({
    title: "Unauthorized",
    text: "You are logged out. Logging in again...",
  });
  const signIn = "/api/login?next=%2Fpricing%3Fbilling%3Dannual";
  await waitFor(() => expect(assign).toHaveBeenCalledWith(signIn), { timeout: 60_000 });
});
