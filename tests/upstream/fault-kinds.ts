import { type ToolId, toolOf } from "#core/tools/catalogue.ts";

/** One way in which a text falls short, and how it is reported. */
export type FaultKind = {
  /** What is invented or said; the check or the mark names it. */
  readonly words?: string;
  /** The rules of which one has to fail. */
  readonly rules: RegExp;
  /** The text with the fault, or null where the tool’s form cannot have it. */
  readonly put: (text: string, tool: ToolId) => string | null;
};

/** Says one sentence more in the first paragraph or item. */
function saying(sentence: string) {
  return (text: string) => {
    const lines = text.split("\n");
    const at = lines.findIndex((line) => /[.?”]$/.test(line) && !line.startsWith("#"));
    const stands = at === -1 ? lines.findIndex((line) => /^(?:- |1\. )/.test(line)) : at;
    return lines
      .map((line, n) =>
        n === stands ? `${line}${/[.?”]$/.test(line) ? "" : "."} ${sentence}` : line,
      )
      .join("\n");
  };
}

function invents(words: string, sentence: string): FaultKind {
  return {
    words,
    rules: /^(?:grounding|own-figure|exact-figure|price-plain)$/,
    put: saying(sentence),
  };
}

export const faultKinds: Readonly<Record<string, FaultKind>> = {
  "an invented sum": invents("987,654", "That saved $987,654 a year."),
  "an invented share": invents("73%", "That is a gain of 73%."),
  "an invented name": invents("Quillfeather", "It was approved by Bartholomew Quillfeather."),
  "an invented employer": invents("Zentrix", "It began at Zentrix Holdings."),
  "an invented date": invents("1987", "It was settled on March 3, 1987."),
  "an invented award": invents("Award", "It won the Golden Lantern Award."),
  "an invented count": invents("4,321", "It reached 4,321 hospitals."),
  "an inflated verb": {
    words: "led",
    rules: /^grounding$/,
    put: saying("I led the harbor redesign."),
  },
  "a promise of nobody’s": {
    words: "perseverance",
    rules: /^grounding$/,
    put: saying("I learned that perseverance is everything."),
  },
  "a wish told as done": {
    words: "opened",
    rules: /^grounding$/,
    put: saying("I opened a lighthouse museum."),
  },
  "an offer told as accepted": {
    words: "accepted",
    rules: /^grounding$/,
    put: saying("I accepted the lantern fellowship board."),
  },
  "a pronoun in the wrong case": {
    rules: /^english$/,
    put: saying("The crew put I in touch."),
  },
  "two articles": { rules: /^english$/, put: saying("We cut the a cost by every the means.") },
  "a hedge": { rules: /^voice-hedging$/, put: saying("I just think it could maybe work.") },
  "an apology": { rules: /^voice-apology$/, put: saying("Sorry to bother you with this.") },
  hype: { rules: /^voice-hype$/, put: saying("This is a game-changing result.") },
  "a lost section": {
    rules: /^(?:sections|section: .*|exact-figure|spoken-length)$/,
    put: (text, tool) =>
      toolOf(tool).contract.whole ? null : withoutLast(text, toolOf(tool).contract.sections),
  },
  "a label of its own": {
    rules: /^(?:sections|form)$/,
    put: (text, tool) =>
      toolOf(tool).contract.whole ? null : text.replace(/^## .*$/m, "## Overview"),
  },
  "labels of another tool": {
    rules: /^form$/,
    put: (text) =>
      /^## /m.test(text)
        ? text.replaceAll(/^## .*$/gm, "## Voice essence")
        : `## Voice essence\n\n${text}`,
  },
  "too many sentences": {
    rules: /^(?:section: .*|form)$/,
    put: (text, tool) => {
      const [language = "", ...asked] = text.split("\n\nTo complete");
      const long = `${language} ${language} ${language} ${language}`;
      return toolOf(tool).contract.whole ? [long, ...asked].join("\n\nTo complete") : null;
    },
  },
  "the other person": {
    rules: /^(?:chosen-person|section: .*)$/,
    put: (text, tool) => {
      if (tool === "brandBio") return saying("I am proud of my team.")(text);
      const first = toolOf(tool).contract.sections.some(({ person }) => person === "first");
      return first
        ? text
            .replaceAll(/\b(?:I’m|I am)\b/g, "She is")
            .replaceAll(/\b(?:I|me)\b/g, "she")
            .replaceAll(/\b[Mm]y\b/g, "her")
        : null;
    },
  },
  "a lost STAR part": {
    rules: /^star-parts$/,
    put: (text) => (/^- \**Action:/m.test(text) ? text.replace(/^- \**Action:.*\n/m, "") : null),
  },
  "a cut text": {
    rules: /^(?:coverage|sections|section: .*|form|grounding|exact-figure|price-plain|own-text)$/,
    put: (text, tool) =>
      toolOf(tool).contract.whole ? null : text.slice(0, Math.floor(text.length * 0.4)).trimEnd(),
  },
};

/** The text without its last section that the form owes in any case. */
function withoutLast(
  text: string,
  sections: readonly { readonly label: string; readonly optional?: true }[],
): string {
  const owed = sections.filter(({ optional }) => !optional).at(-1)?.label ?? "";
  return text.replace(new RegExp(`\n## ${owed}\n[^]*?(?=\n## |\n---|$)`), "").trimEnd();
}
