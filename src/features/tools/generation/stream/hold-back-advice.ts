import { withoutDiminishingAdvice } from "#core/voice/without-diminishing-advice.ts";

const sentenceEnd = /[.!?]["”’)]*\s|\n/u;

/** Passes a stream on by whole sentences, without those that advise the member to soften or to be likeable. */
export function holdBackAdvice() {
  let sentence = "";

  return {
    push(piece: string): string {
      sentence += piece;
      let whole = "";
      for (let end = sentenceEnd.exec(sentence); end; end = sentenceEnd.exec(sentence)) {
        const length = end.index + end[0].length;
        whole += passed(sentence.slice(0, length));
        sentence = sentence.slice(length);
      }
      return whole;
    },
    end: (): string => passed(sentence),
  };
}

const passed = (words: string): string => (withoutDiminishingAdvice(words) === words ? words : "");
