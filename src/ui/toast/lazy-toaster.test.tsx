import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ViewerContext } from "#ui/viewer.ts";
import { LazyToaster } from "./lazy-toaster.tsx";
import { currentToast, dismissToast, toast, toastLimits } from "./toast-store.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const area = () => screen.queryByRole("region", { name: /^Notification/ });

/** Each piece of work that waits for idle time, to be done when a test says so. */
function stubIdle(): (() => void)[] {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  return waiting;
}

test.for(["pointerDown", "keyDown"] as const)(
  "a visitor who only reads is sent no notification area; after a first act (%s) it comes when idle",
  async (name) => {
    const idle = stubIdle();
    render(<LazyToaster />);
    expect(idle).toHaveLength(0);
    fireEvent[name](document.body);
    fireEvent[name](document.body);
    expect(idle).toHaveLength(1);
    expect(area()).toBeNull();
    idle[0]?.();
    await vi.waitFor(() => expect(area()).not.toBeNull());
  },
);

test("a member's page asks for it when idle, without an act", () => {
  const idle = stubIdle();
  render(
    <ViewerContext value={{ kind: "member", id: "1", email: "ada@example.com", isPro: false }}>
      <LazyToaster />
    </ViewerContext>,
  );
  expect(idle).toHaveLength(1);
});

test("a notification does not wait for an act", async () => {
  const idle = stubIdle();
  render(<LazyToaster />);
  act(() => toast({ title: "Win added successfully" }));
  await screen.findByText("Win added successfully", { ignore: "[role=status] *" });
  expect(idle).toHaveLength(0);
  vi.useFakeTimers();
  act(() => dismissToast(currentToast()?.id ?? 0));
  act(() => {
    vi.advanceTimersByTime(toastLimits.removeAfterMs);
  });
});

test("after the page is gone an act asks for nothing", () => {
  const idle = stubIdle();
  render(<LazyToaster />).unmount();
  fireEvent.pointerDown(document.body);
  expect(idle).toHaveLength(0);
});
