import { type Part, parts } from "#core/composer/frames/interview-bank.ts";
import type { Reader } from "#core/composer/reader.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";

type Told = { readonly id: Part; readonly label: string; readonly items: readonly string[] };

/** An accomplishment as she told it. */
export type Story = {
  readonly number: number;
  readonly parts: readonly Told[];
  /** All that she told of it. */
  readonly said: string;
  readonly has: (part: Part) => boolean;
  /** Things she did, one after another in a single field: each is an accomplishment of its own. */
  readonly isSeveral: boolean;
  /** One part alone that is not what she did: no answer to a question of its own. */
  readonly isPart: boolean;
};

/** Her stories in the order of the form; what she left blank is none. */
export function storiesOf(hers: Reader): readonly Story[] {
  return [1, 2, 3, 4]
    .map((number) => ({
      number,
      parts: parts.flatMap(([id, label]) => {
        const items = hers.items(`story${number}${id}`);
        return items.length === 0 ? [] : [{ id, label, items }];
      }),
    }))
    .filter((story) => story.parts.length > 0)
    .map(({ number, parts: told }) => {
      const has = (part: Part) => told.some(({ id }) => id === part);
      const all = told.flatMap(({ items }) => items);
      const isSeveral =
        told.length === 1 &&
        all.length > 1 &&
        all.some(isDeed) &&
        all.every((one) => isDeed(one) || /^\d/.test(one));
      const said = all.join(" ");
      const isPart = told.length === 1 && all.length === 1 && !has("Did");
      return { number, parts: told, said, has, isSeveral, isPart };
    });
}

function isDeed(item: string): boolean {
  const { shape } = readShape(item, ["deed", "i-clause", "clause"]);
  return (
    shape === "deed" ||
    shape === "deeds" ||
    (shape === "i-clause" && !/^I\s(?:was|had)\s/.test(item))
  );
}
