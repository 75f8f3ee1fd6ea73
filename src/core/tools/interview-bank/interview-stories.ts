import { type StoryPart, interviewStoryParts } from "./frames.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";

type StoryPartAnswer = {
  readonly id: StoryPart;
  readonly label: string;
  readonly items: readonly string[];
};

/** An accomplishment as it was given. */
export type InterviewStory = {
  readonly number: number;
  readonly parts: readonly StoryPartAnswer[];
  /** All fields of it as one text. */
  readonly ownText: string;
  readonly has: (part: StoryPart) => boolean;
  /** Deeds one after another in a single field: each is an accomplishment of its own. */
  readonly hasSeveralDeeds: boolean;
  /** One part alone that is not the action: no answer to a question of its own. */
  readonly isSinglePart: boolean;
};

/** The stories in the order of the form; one left blank is none. */
export function interviewStoriesOf(reader: AnswerReader): readonly InterviewStory[] {
  return [1, 2, 3, 4]
    .map((number) => ({
      number,
      parts: interviewStoryParts.flatMap(([id, label]) => {
        const items = reader.items(`story${number}${id}`);
        return items.length === 0 ? [] : [{ id, label, items }];
      }),
    }))
    .filter((story) => story.parts.length > 0)
    .map(({ number, parts }) => {
      const has = (part: StoryPart) => parts.some(({ id }) => id === part);
      const all = parts.flatMap(({ items }) => items);
      const hasSeveralDeeds =
        parts.length === 1 &&
        all.length > 1 &&
        all.some(isDeedItem) &&
        all.every((one) => isDeedItem(one) || /^\d/.test(one));
      const ownText = all.join(" ");
      const isSinglePart = parts.length === 1 && all.length === 1 && !has("Did");
      return { number, parts, ownText, has, hasSeveralDeeds, isSinglePart };
    });
}

function isDeedItem(item: string): boolean {
  const { shape } = readShape(item, ["deed", "i-clause", "clause"]);
  return (
    shape === "deed" ||
    shape === "deeds" ||
    (shape === "i-clause" && !/^I\s(?:was|had)\s/.test(item))
  );
}
