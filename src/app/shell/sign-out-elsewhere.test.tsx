import { expect, test } from "vitest";
import { saveOnDevice, storagePrefix, openDeviceStorage } from "#ui/device/device-storage.ts";
import { watchSignOutElsewhere } from "./sign-out-elsewhere.ts";

test("signing out in another window empties this tab and ends its keeping, a visitor's as well", () => {
  openDeviceStorage(null);
  watchSignOutElsewhere(false);
  const key = `${storagePrefix}contact`;
  expect(saveOnDevice(key, "words", "tab")).toBe(true);
  const changed = { storageArea: localStorage, key: null };
  window.dispatchEvent(new StorageEvent("storage", changed));
  expect(sessionStorage).toHaveLength(0);
  expect(saveOnDevice(key, "words", "tab")).toBe(false);
  // As after an account was deleted here: the page goes on as a visitor's.
  openDeviceStorage(null);
  expect(saveOnDevice(key, "words", "tab")).toBe(true);
});
