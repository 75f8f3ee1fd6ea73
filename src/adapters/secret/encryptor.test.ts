import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEncryptor } from "./encryptor.ts";

const encryptor = createEncryptor(["a secret that only tests know"], "tests");

test("what is closed opens again, in its place alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), fc.string(), (text, place, other) => {
      const sealed = encryptor.encrypt(text, place);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(encryptor.decrypt(sealed, place)).toBe(text);
      expect(encryptor.decrypt(sealed, `${place} ${other}`)).toBeNull();
    }),
  );
});

test("a changed text, another secret and another purpose open nothing", () => {
  const sealed = encryptor.encrypt("123456", "a place");
  const changed = Buffer.from(sealed, "base64url");
  for (let at = 0; at < changed.length; at += 1) {
    const one = Buffer.from(changed);
    one[at] = (one[at] ?? 0) ^ 1;
    expect(encryptor.decrypt(one.toString("base64url"), "a place")).toBeNull();
  }
  expect(
    createEncryptor(["another secret of tests"], "tests").decrypt(sealed, "a place"),
  ).toBeNull();
  expect(
    createEncryptor(["a secret that only tests know"], "others").decrypt(sealed, "a place"),
  ).toBeNull();
  expect(encryptor.decrypt("", "a place")).toBeNull();
});

test("while a secret is replaced the new one seals, and both open", () => {
  const old = createEncryptor(["old"], "tests");
  const both = createEncryptor(["new", "old"], "tests");
  expect(both.decrypt(old.encrypt("123456"))).toBe("123456");
  expect(createEncryptor(["new"], "tests").decrypt(both.encrypt("123456"))).toBe("123456");
  expect(old.decrypt(both.encrypt("123456"))).toBeNull();
});
