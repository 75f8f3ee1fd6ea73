import { afterEach, expect, test, vi } from "vitest";
import {
  clearDeviceStorage,
  saveOnDevice,
  storagePrefix,
  maySave,
  openDeviceStorage,
  isSignOutSignal,
} from "./device-storage.ts";
import { signOutEvent } from "./sign-out-event.ts";

const key = `${storagePrefix}1.ada.payAsk`;

function keep(): boolean {
  return saveOnDevice(key, "words");
}

function isKept(): boolean {
  return localStorage.getItem(key) !== null;
}

/** A page of Ada's that has stored something; what happens then happens in another window. */
function writing(): void {
  openDeviceStorage("ada");
  expect(keep()).toBe(true);
}

function dispatchStorageEvent(changed: StorageEventInit): void {
  window.dispatchEvent(new StorageEvent("storage", { storageArea: localStorage, ...changed }));
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("a save that comes after the device was cleared writes nothing, though nobody told the page", () => {
  writing();
  localStorage.clear();
  expect(keep()).toBe(false);
  expect(saveOnDevice(key, "words", "tab")).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test("what reached the device behind the clearing of another window goes once the page hears of it", () => {
  writing();
  document.dispatchEvent(new Event(signOutEvent));
  expect(isKept()).toBe(false);
});

test("nor does it once she signed in again: that is another page's device", () => {
  writing();
  const mark = Object.keys(localStorage).find((name) => name !== key) ?? "";
  localStorage.clear();
  localStorage.setItem(mark, "the next page");
  expect(keep()).toBe(false);
  expect(isKept()).toBe(false);
});

test("a save that the clearing overtakes is taken back", () => {
  writing();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((name, value) => {
    localStorage.clear();
    Reflect.set(localStorage, name, value);
  });
  expect(keep()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test("signing out in this window removes what was kept, and no page of it keeps more until the next begins", () => {
  writing();
  document.dispatchEvent(new Event(signOutEvent));
  clearDeviceStorage();
  expect(keep()).toBe(false);
  expect(localStorage).toHaveLength(0);
  openDeviceStorage(null);
  expect(keep()).toBe(true);
});

test("the first page of a cleared device is known, and each page after it goes on with its mark", () => {
  expect(openDeviceStorage("ada")).toBe(true);
  expect(openDeviceStorage("ada")).toBe(false);
  expect(openDeviceStorage("grace")).toBe(true);
  expect(openDeviceStorage(null)).toBe(false);
  clearDeviceStorage();
  expect(openDeviceStorage("ada")).toBe(true);
});

test("two first pages at once both keep", () => {
  writing();
  const mark = Object.keys(localStorage).find((name) => name !== key) ?? "";
  const oldValue = localStorage.getItem(mark);
  localStorage.setItem(mark, "the other page's");
  dispatchStorageEvent({ key: mark, oldValue, newValue: "the other page's" });
  expect(maySave()).toBe(true);
});

test("another window says that she signed out by our signal, or by all that goes at once", () => {
  const changes: (string | null)[] = [];
  const listen = (event: StorageEvent) => {
    if (isSignOutSignal(event)) changes.push(event.key);
  };
  window.addEventListener("storage", listen);
  dispatchStorageEvent({ key: null });
  dispatchStorageEvent({ key: "mpower.signed-out", newValue: "" });
  dispatchStorageEvent({ key: "mpower.signed-out", newValue: null });
  dispatchStorageEvent({ key, newValue: null });
  dispatchStorageEvent({ key: null, storageArea: sessionStorage });
  window.removeEventListener("storage", listen);
  expect(changes).toEqual([null, "mpower.signed-out"]);
});
