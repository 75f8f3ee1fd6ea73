import { expect, test } from "vitest";
import { isBlank } from "./is-blank.ts";
import { answerOf } from "./definition.ts";

const unseen = {
  nothing: "",
  "spaces and lines": " \t\r\n\u00A0\u2003\u3000",
  "a space without width": "\u200B",
  "joiners, a word joiner and a byte order mark": "\u200C\u200D\u2060\uFEFF",
  "a soft hyphen": "\u00AD",
  "marks of direction": "\u200E\u200F\u202A\u202C\u2066\u2069",
  "invisible signs of mathematics": "\u2061\u2062\u2063\u2064",
  "fillers of Hangul": "\u115F\u1160\u3164\uFFA0",
  "selectors of a variation": "\uFE0F\u{E0100}",
  tags: "\u{E0020}\u{E007F}",
  "an empty cell of Braille": "\u2800",
  "control characters": "\u0000\u0007\u001A\u0085",
  "all of them among spaces": " \u200B \u2060\n\u00AD\u3164 ",
} as const;

test.for(Object.entries(unseen))("%s is blank", ([, text]) => {
  expect(isBlank(text)).toBe(true);
  expect(answerOf({ ask: text }, "ask")).toBe("");
});

test.for(["a", "0", ".", "\u200Bno\u200B", "👩\u200D💼", "–", "\u4E00", "e\u0301"])(
  "%s is not blank",
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(answerOf({ ask: text }, "ask")).toBe(text);
  },
);
