import type { Answers, Question } from "#core/tools/definition.ts";
import { storyName } from "#ui/question-name.ts";

/** What stands together in a form: the fields of one row, or stories one after the other. */
type Block =
  | { readonly kind: "row"; readonly questions: readonly Question[] }
  | { readonly kind: "stories"; readonly stories: readonly (readonly Question[])[] };

/** The questions that are asked while the others have these answers. */
export function askedQuestions(
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] {
  return questions.filter(
    ({ onlyWith }) => onlyWith === undefined || answers[onlyWith.id] === onlyWith.is,
  );
}

/** Questions of one group that follow each other stand together. */
export function groupIntoBlocks(questions: readonly Question[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const group of splitIntoGroups(questions)) {
    const last = blocks.at(-1);
    if (group[0] === undefined || storyName(group[0]) === null)
      blocks.push({ kind: "row", questions: group });
    else if (last?.kind === "stories")
      blocks.splice(-1, 1, { kind: "stories", stories: [...last.stories, group] });
    else blocks.push({ kind: "stories", stories: [group] });
  }
  return blocks;
}

function splitIntoGroups(questions: readonly Question[]): readonly (readonly Question[])[] {
  const groups: Question[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    const isSame = question.group !== undefined && last?.[0]?.group === question.group;
    if (last && isSame) last.push(question);
    else groups.push([question]);
  }
  return groups;
}
