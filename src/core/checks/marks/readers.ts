import { findFacts } from "#core/facts/find-facts.ts";
import { isAcronym, isPlainWord } from "#core/facts/names/plain-words.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The person who gets a text: the words of the name, and what the member calls the post ("boss" of "my boss"). */
export type TextReader = { readonly names: readonly string[]; readonly post: string | null };

const readers: Partial<Record<ToolId, { readonly field: string; readonly sections: RegExp }>> = {
  boundaryScript: { field: "by", sections: /./ },
  payAsk: { field: "decider", sections: /^(?!.*\balone\b)/i },
  careerPositioning: { field: "decider", sections: /conversation/i },
};
const post = /\bmy (boss|manager|mgr|supervisor|director|lead|principal|editor)\b/i;
const namedManager = /(\p{Lu}\p{L}+)[^.\n]{0,30}?\bmy (?:boss|manager|mgr)\b/u;
const managerNamed = /\bmy (?:boss|manager|mgr),? (\p{Lu}\p{L}+)/u;
const several = /\b(?:and|then|but|with|two|both|board|committee|panel)\b|[&+;\n]/i;
/** "The daughter of my client, Mrs. Feldman" names somebody else. */
const related = /\b(?:of|whose|for) (?:my|the|our|a)\b/i;
const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)) ((?:\p{Lu}[\p{L}.’'-]+ ?){1,4}),?$/imu;
const nobody = /^(?:All|Team|Everyone|Colleagues|Sir|Madam|Hiring|Manager|Dr|Mr|Mrs|Ms)$/;

type Addressed = {
  readonly tool: ToolId;
  readonly label: string;
  readonly answers: Answers;
  readonly words: WordList;
};

/** The one person whom a section speaks to, as far as the answers or its own greeting say; null where there are several or none. */
export function readerOf(text: string, section: Addressed): TextReader | null {
  const { names = [], post: called = null } = statedReader(section) ?? {};
  const greeted = (greeting.exec(text)?.[1] ?? "").split(" ");
  const own = greeted.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !nobody.test(word));
  const reader = { names: [...names, ...own], post: called };
  return reader.names.length === 0 && called === null ? null : reader;
}

function statedReader({ tool, label, answers, words }: Addressed): TextReader | null {
  if (tool === "exitStrategy" && /manager/i.test(label)) {
    const all = Object.values(answers).join("\n");
    const name = (namedManager.exec(all) ?? managerNamed.exec(all))?.[1];
    return { names: name === undefined ? [] : [name], post: "manager" };
  }
  const { field = "", sections } = readers[tool] ?? {};
  const answer = answerOf(answers, field);
  if (!sections?.test(label) || several.test(answer) || related.test(answer)) return null;
  return { names: namesIn(answer, words), post: post.exec(answer)?.[1]?.toLowerCase() ?? null };
}

/** The words of the first name of an answer, in capitals or, at its start, in small letters. */
function namesIn(answer: string, list: WordList): readonly string[] {
  const isName = (word: string) => word !== "" && !isPlainWord(word, list) && !isAcronym(word);
  const found = findFacts(answer, list).map((fact) =>
    fact.kind === "name" ? fact.words.filter(isName) : [],
  );
  const typed = /^\p{Ll}*/u.exec(answer)?.[0] ?? "";
  const capital = typed.slice(0, 1).toUpperCase() + typed.slice(1);
  return found.find((words) => words.length > 0) ?? (isName(typed) ? [capital] : []);
}
