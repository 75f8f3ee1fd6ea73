import { expect, test } from "vitest";
import { readShape } from "./read-shape.ts";
import type { VerbForm } from "#core/composer/shapes/tokens/verb-form.ts";
import { inflectHead } from "./inflect-head.ts";

function made(text: string, form: VerbForm, lower = true): string | null {
  const expected = ["act", "deed", "doing", "i-clause", "clause"] as const;
  return inflectHead(text, readShape(text, expected), form, { lower });
}

test("the head takes the form, and no other word moves", () => {
  expect(made("Stock the supply room on Tuesdays", "gerund")).toBe(
    "stocking the supply room on Tuesdays",
  );
  expect(made("Stock the supply room", "past", false)).toBe("Stocked the supply room");
  expect(made("Ran a crew of six", "base")).toBe("run a crew of six");
  expect(made("not driving at night", "base")).toBe("not drive at night");
});

test("the same form lowers the first letter alone", () => {
  expect(made("Meet one evening in June", "base")).toBe("meet one evening in June");
  expect(made("to mark half of the essays", "base")).toBe("mark half of the essays");
  expect(made("CLOSE THE SHOP AT SIX", "base")).toBe("CLOSE THE SHOP AT SIX");
});

test("what is not safe is left to another frame", () => {
  expect(made("Write and edit the weekly bulletin", "past")).toBeNull();
  expect(made("paint the door and leave the frame", "gerund")).toBeNull();
  expect(made("not answer mail on Sundays", "past")).toBeNull();
  expect(made("was asked to lead it", "base")).toBeNull();
  expect(made("The bus serves two villages", "past")).toBeNull();
});
