import {
  dayInSentence,
  isAmount,
  leadingAmount,
  roleInSentence,
} from "#core/composer/draft/common-fits.ts";
import type { Line } from "#core/composer/draft/draft.ts";
import { type Fit, ownISentence, toSentence } from "#core/composer/draft/fits.ts";
import type { Phrase } from "#core/composer/draft/phrase.ts";
import { ours, type DraftWriter } from "#core/composer/draft/writer.ts";

const raise = /^an? .*\b(?:raise|increase)\b/iu;
const grade = /^(?:Band|Grade|Level|Step|Tier)\s[\p{Lu}\d]+$/u;
const percent = /^\+?(\d[\d.,]*)\s?%$/u;

/** The member’s ask in one sentence where sum and title fit, else each as a line of its own; [] where the member gave neither. */
export function askLines(writer: DraftWriter): readonly (Line | null)[] {
  const sum = writer.whole("sum");
  const title = writer.whole("title");
  const sumPart = sum && sumInSentence(sum);
  const titlePart = title && titleInSentence(title);
  if (sumPart && titlePart) {
    const joined = isAmount(sum)
      ? `with pay of ${sumPart}`
      : grade.test(sumPart)
        ? `at ${sumPart}`
        : `with ${sumPart}`;
    return [ours(`I’m asking to move into ${titlePart}, ${joined}.`, "sum", "title")];
  }
  return [
    title && writer.line(title, titleWays),
    sum && writer.line(sum, sumWays(writer.whole("now")?.text ?? "")),
  ];
}

function sumInSentence(phrase: Phrase): string | null {
  if (isAmount(phrase) || grade.test(phrase.text) || raise.test(phrase.text)) return phrase.text;
  return null;
}

const sumFit: Fit = (phrase) => {
  const sum = sumInSentence(phrase);
  if (sum === null) return null;
  if (raise.test(sum)) return `I’m asking for ${sum}.`;
  return grade.test(sum) ? `I’m asking to move to ${sum}.` : `I’m asking for ${sum}.`;
};
const percentRaise: Fit = ({ text }) => {
  const [, share] = percent.exec(text) ?? [];
  if (/^\d[\d.,]*\s?% more$/u.test(text)) return `I’m asking for ${text}.`;
  return share === undefined ? null : `I’m asking for a ${share}% raise.`;
};
/** "44.50" in the currency and for the time of the member’s pay today. */
const sumLikeNow =
  (now: string): Fit =>
  ({ text }) => {
    const today = leadingAmount(now);
    const sum = today?.replace(/\d[\d.,]*(?:\s\d{3})*/u, text);
    return sum === undefined || !/^\d[\d.,\s]*$/u.test(text) ? null : `I’m asking for ${sum}.`;
  };

const sumWays = (now: string) => ({
  fits: [sumFit, percentRaise, ownISentence],
  wordings: [sumLikeNow(now), ({ text }) => toSentence(`I’m asking for ${text}`)] satisfies Fit[],
});

/** "the Senior Director role" of up to seven words without a comma, a verb or a figure. */
const titleAndField =
  /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*, \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*$/u;

function titleInSentence(phrase: Phrase): string | null {
  const { text, isOneIdea } = phrase;
  const bare = text.replace(/^(?:an?|the)\s+/iu, "");
  const isPlain =
    isOneIdea &&
    /^\p{Lu}/u.test(bare) &&
    bare.split(/\s+/).length <= 7 &&
    !/[,\d]|\bof the\b/u.test(bare);
  const post = roleInSentence(phrase)?.replace(/^an?\s+/u, "");
  if (!isPlain && post !== undefined && post.split(/\s+/).length <= 5) return `the ${post} role`;
  if (titleAndField.test(bare)) return `the role of ${bare}`;
  if (!isPlain) return null;
  return /\b(?:role|position|job|post)$/iu.test(bare) ? `the ${bare}` : `the ${bare} role`;
}

const titleWays = {
  fits: [
    (phrase) => {
      const role = titleInSentence(phrase);
      return role && `I’m asking to move into ${role}.`;
    },
    ownISentence,
  ] satisfies Fit[],
  wordings: [
    ({ text }) => toSentence(`I’m asking for the title of ${text}`),
    ({ text }) => toSentence(`I’m asking to move into the ${text} role`),
  ] satisfies Fit[],
};

/** What the member asked for, in the words of a reply: "$160,000", "the Senior Director role"; null where neither fits. */
export function askedInShort(writer: DraftWriter): string | null {
  const sum = writer.whole("sum");
  const title = writer.whole("title");
  return (sum && sumInSentence(sum)) ?? (title && titleInSentence(title));
}

const plainTitle = /^\p{Lu}[\p{L}’-]+(?: (?:of|for|and|\p{Lu}[\p{L}’-]*))*$/u;

/** The member’s pay and the member’s title today, each where it's plain: "$142,000", "Analyst", "Analyst, $142,000". */
const todayFit: Fit = ({ text }) => {
  const parts = text.split(/,\s+(?=\D|\p{Sc})/u);
  const pay = parts.find((part) => leadingAmount(part) === part);
  const title = parts.find((part) => part !== pay && plainTitle.test(part));
  if (parts.length > 2 || [pay, title].filter(Boolean).length !== parts.length) return null;
  if (title === undefined) return `Today I’m at ${pay ?? ""}.`;
  return pay === undefined
    ? `My title today is ${title}.`
    : `My title today is ${title}, and I’m at ${pay}.`;
};

export const nowWays = {
  fits: [todayFit, ownISentence],
  wordings: [
    ({ text }) => toSentence(`Today I’m at ${text}`),
    ({ text }) => toSentence(`My title today is ${text}`),
  ] satisfies Fit[],
};

/** What the market pays, and who says so. */
export function marketLine(writer: DraftWriter): Line | null {
  const market = writer.whole("market");
  const source = writer.whole("marketSource");
  if (market === null) return null;
  const named =
    source?.isOneIdea === true && /^(?:\p{Lu}|(?:the|a|an|my|our)\s)/u.test(source.text);
  const by = named ? source.text.replace(/^The\b/u, "the") : null;
  const comparison = by === null ? "For comparison" : `According to ${by}`;
  const fits: Fit[] = [
    (phrase) =>
      isAmount(phrase)
        ? by === null
          ? `The market figure I’m working from is ${phrase.text}.`
          : `According to ${by}, the market is at ${phrase.text}.`
        : null,
    ({ text, isSayable }) => {
      const low = leadingAmount(text);
      const tail = low === null ? "" : text.slice(low.length).trim();
      return low !== null && isSayable && /^(?:for|in|at)\s/u.test(tail)
        ? `${comparison}, the market is at ${text}.`
        : null;
    },
    ({ text }) => {
      const [low = "", high = "", ...more] = text.split(/\s*(?:–|-|\bto\b)\s*/u);
      const isHigh = leadingAmount(high) === high || /^\d[\d., ]*k?$/u.test(high);
      return more.length === 0 && low !== "" && leadingAmount(low) === low && isHigh
        ? `${comparison}, the market runs from ${low} to ${high}.`
        : null;
    },
  ];
  return writer.line(market, {
    fits,
    wordings: [
      ({ text }) => toSentence(`The market figure I’m working from is ${text}`),
      ({ text }) => toSentence(`For comparison, the market is at ${text}`),
    ],
  });
}

export function closeLine(writer: DraftWriter): Line | null {
  const day = dayInSentence(writer.whole("decideBy"));
  if (day === null)
    return ours("What’s your answer? And if you need time, which day will I have it?");
  return ours(`Can I count on your answer by ${day}?`, "decideBy");
}
