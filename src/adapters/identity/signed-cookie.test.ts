import { expect, test } from "vitest";
import { signCookie, signCookiesAnew, signerOf } from "./signed-cookie.ts";

const signed = (key: string, text: string) =>
  encodeURIComponent(`${text}.${signCookie(key, text)}`);

test("what an older key signed is signed with the first; all else stays as it came", () => {
  const header = `a=${signed("old", "x=1.y")}; theme=dark; b=${signed("new", "z")}; c=${signed("other", "z")}; d=%; e`;
  expect(signCookiesAnew(["new", "old"], header)).toBe(
    `a=${signed("new", "x=1.y")}; theme=dark; b=${signed("new", "z")}; c=${signed("other", "z")}; d=%; e`,
  );
  expect(signCookiesAnew(["new"], header)).toBe(header);
});

test("the signer is the key that signed, and no other", () => {
  expect(signerOf(["new", "old"], "text", signCookie("old", "text"))).toBe("old");
  expect(signerOf(["new", "old"], "other text", signCookie("old", "text"))).toBeNull();
  expect(signerOf(["new", "old"], "text", "")).toBeNull();
});
