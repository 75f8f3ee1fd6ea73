import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";

const page = (answers: Readonly<Record<string, string>>) =>
  formatResult(compose("offerPower", { answers, tone: "Warm Confidence" }));

test.each([
  "Still deciding, either Salt Road or Tidewater",
  "torn between Salt Road and Tidewater",
  "Salt Road, or maybe Tidewater",
  "haven’t named it",
])("a name that she has not decided is asked for: %s", (offer) => {
  const text = page({ offer, form: "Six walks", change: "know the coast" });
  expect(text).toContain("### Six walks\n");
  expect(text).toContain(`one name for your offer, as you decide (“${offer}”)`);
});

test("a name that holds an “or” is a name", () => {
  expect(page({ offer: "Now or Never", form: "six walks", change: "know the coast" })).toContain(
    "### Now or Never: six walks",
  );
});

test.each([
  ["If you hate rain", "It is not for you if you hate rain."],
  ["unless your boots are good", "It is not for you unless your boots are good."],
  ["if they hate rain", "If they hate rain."],
  ["Not dogs", "Not dogs."],
])("whom it is not for: %s", (notFor, expected) => {
  expect(page({ notFor })).toContain(`## Who it is not for\n\n${expected}`);
});

test.each(["still deciding, 300 or 350", "about 300?"])(
  "a price that she has not decided is asked for: %s",
  (price) => {
    expect(page({ price })).not.toContain("## Price");
    expect(page({ price })).toContain(`one price, as you decide (“${price}”)`);
  },
);

test("what goes on with “and” stays in one sentence", () => {
  expect(page({ change: "have your evenings back. And a garage you can park in" })).toContain(
    "Afterwards you have your evenings back, and a garage you can park in.",
  );
});
