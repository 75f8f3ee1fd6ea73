import { expect, test } from "vitest";
import { keepOnDevice, keptHere, openDevice } from "#ui/device.ts";
import { hearSignOut } from "./sign-out-elsewhere.ts";

test("signing out in another window empties this tab and ends its keeping, a visitor's as well", () => {
  openDevice(null);
  hearSignOut(false);
  const key = `${keptHere}contact`;
  expect(keepOnDevice(key, "words", "tab")).toBe(true);
  const changed = { storageArea: localStorage, key: null };
  window.dispatchEvent(new StorageEvent("storage", changed));
  expect(sessionStorage).toHaveLength(0);
  expect(keepOnDevice(key, "words", "tab")).toBe(false);
  // As after an account was deleted here: the page goes on as a visitor's.
  openDevice(null);
  expect(keepOnDevice(key, "words", "tab")).toBe(true);
});
