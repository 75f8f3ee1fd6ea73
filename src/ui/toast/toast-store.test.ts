import { expect, test, vi } from "vitest";
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  toast,
  toastLimits,
} from "./toast-store.ts";

test("one notification at a time: the newer takes the place of the older", () => {
  toast({ title: "Win added successfully" });
  toast({ title: "Win deleted" });
  expect(currentToast()).toMatchObject({ title: "Win deleted", open: true, tone: "success" });
});

test("a dismissed notification is closed at once and removed after 1,000,000 ms", () => {
  vi.useFakeTimers();
  toast({ title: "Upload failed", tone: "danger" });
  const { id = 0 } = currentToast() ?? {};
  dismissToast(id);
  expect(currentToast()).toMatchObject({ open: false });
  vi.advanceTimersByTime(toastLimits.removeAfterMs - 1);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  vi.useRealTimers();
});

test("dismissing an older notification leaves the newer alone", () => {
  toast({ title: "First" });
  const { id = 0 } = currentToast() ?? {};
  toast({ title: "Second" });
  dismissToast(id);
  expect(currentToast()).toMatchObject({ title: "Second", open: true });
});

test("who listens hears of each change until she stops", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToToasts(listener);
  toast({ title: "Heard" });
  stop();
  toast({ title: "Unheard" });
  expect(listener).toHaveBeenCalledTimes(1);
});
