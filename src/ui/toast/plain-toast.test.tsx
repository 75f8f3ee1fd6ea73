import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LazyToaster } from "./lazy-toaster.tsx";
import { toast } from "./toast-store.ts";

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock("./toaster.tsx", async (load) => {
  if (network.isAway) throw new TypeError("Failed to fetch dynamically imported module");
  return load();
});

afterEach(cleanup);

test("without a network a notification is said all the same and can be dismissed, and each one after it", async () => {
  render(<LazyToaster />);
  act(() => toast({ title: "Unable to join waitlist", text: "Please try again", tone: "danger" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Unable to join waitlistPlease try again");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => toast({ title: "Welcome to M•Power" }));
  expect(screen.getByRole("alert").textContent).toBe("Welcome to M•Power");

  network.isAway = false;
  vi.resetModules();
  fireEvent(window, new Event("online"));
  await screen.findByRole("region", { name: /^Notification/ });
  expect(screen.queryByRole("alert")).toBeNull();
});
