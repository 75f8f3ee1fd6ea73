import { expect, test } from "vitest";
import { mentionsTopic } from "./remove-topic.ts";

const forms = ["50 hours", "50hrs", "50 hrs", "50h", "50 h", "fifty hours", "50-hour"];

test.for(forms.flatMap((topic) => forms.map((said) => [topic, said] as const)))(
  "“%s” is found as “%s”",
  ([topic, said]) => {
    expect(mentionsTopic(`I already work ${said} a week.`, topic)).toBe(true);
    expect(mentionsTopic(`I already work ${said.replace(/50|fifty/, "60")} a week.`, topic)).toBe(
      false,
    );
  },
);

test.for([
  ["14%", "Errors fell by 14 percent.", true],
  ["1,200 beds", "A site of 1200 beds.", true],
  ["3 weeks", "I was away for three wks.", true],
  ["5 hours", "I work 50 hours.", false],
] as const)("“%s” in “%s”: %s", ([topic, text, isThere]) => {
  expect(mentionsTopic(text, topic)).toBe(isThere);
});
