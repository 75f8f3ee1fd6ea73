import { afterEach, expect, test, vi } from "vitest";
import * as s from "#core/schema.ts";
import {
  isDeviceStorage,
  isStorageOpen,
  listStorage,
  readStorage,
  readStorageText,
  removeFromStorage,
  writeStorage,
} from "./storage.ts";

const Kept = s.object({ id: s.string });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept is read as its schema says; anything else is nothing", () => {
  writeStorage("one", '{"id":"1","older":true}');
  expect(readStorage("one", Kept)).toStrictEqual({ id: "1" });
  for (const text of ['{"id":1}', "null", "{", ""]) {
    writeStorage("one", text);
    expect(readStorage("one", Kept), text).toBeNull();
  }
  expect(readStorage("none", Kept)).toBeNull();
});

test("this tab and the device keep apart what they keep", () => {
  writeStorage("mpower.one", "tab", "tab");
  writeStorage("mpower.two", "device");
  expect(readStorageText("mpower.one")).toBeNull();
  expect(readStorageText("mpower.one", "tab")).toBe("tab");
  expect(listStorage("mpower.")).toEqual(["two"]);
  removeFromStorage("mpower.two");
  expect(listStorage("mpower.")).toEqual([]);
  expect(isDeviceStorage(localStorage)).toBe(true);
  expect(isDeviceStorage(sessionStorage)).toBe(false);
});

test("a browser that keeps nothing is no failure", () => {
  expect(isStorageOpen()).toBe(true);
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(isStorageOpen()).toBe(false);
  expect(writeStorage("one", "text")).toBe(false);
  expect(readStorageText("one")).toBeNull();
  expect(removeFromStorage("one")).toBe(false);
  expect(listStorage("o")).toEqual([]);
});
