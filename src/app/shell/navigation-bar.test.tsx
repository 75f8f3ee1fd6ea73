import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NavigationBar } from "./navigation-bar.tsx";

afterEach(cleanup);

const menu = () => screen.getByRole("button", { name: "Menu" });

test("Menu opens; Escape closes it and gives the focus back", () => {
  render(<NavigationBar path="/" />);
  expect(menu().ariaExpanded).toBe("false");
  fireEvent.click(menu());
  expect(menu().ariaExpanded).toBe("true");
  screen.getByRole("link", { name: "Offers" }).focus();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(menu().ariaExpanded).toBe("false");
  expect(document.activeElement).toBe(menu());
});

test("a change of page closes the menu, also when it came from elsewhere", () => {
  const { rerender } = render(<NavigationBar path="/" />);
  fireEvent.click(menu());
  rerender(<NavigationBar path="/pricing" />);
  expect(menu().ariaExpanded).toBe("false");
});

test("the place where she is is marked, and signing in leads back to it", () => {
  render(<NavigationBar path="/power-kits" />);
  expect(screen.getByRole("link", { name: "Power Kits" }).ariaCurrent).toBe("page");
  expect(screen.getByRole("link", { name: "Offers" }).ariaCurrent).toBeNull();
  const signIn = screen.getByRole<HTMLAnchorElement>("link", { name: "Sign In" });
  expect(signIn.getAttribute("href")).toBe("/api/login?next=%2Fpower-kits");
});
