import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type Grade, gradeLetters, hashText } from "./grades.ts";
import { type TextMeasures, measureText } from "./measure.ts";
import { peopleOf, type PeopleSet, type GoldenPerson, peopleSets } from "./golden-people.ts";

type GradedPerson = {
  readonly person: GoldenPerson;
  readonly measured: TextMeasures;
  readonly grade: Grade | null;
};

/** The page that shows how the composer's language reads for people nobody tuned to: what code measures, what readers said. */
export function qualityPage(grades: Readonly<Record<string, Grade>>): string {
  const parts = peopleSets.map((set) => ({
    set,
    read: readingsOf(set, grades),
  }));
  return [
    "# How the language reads",
    "",
    "Written by `npm run quality`; nothing here is edited by hand. Goals: her words untouched 100 %, in a",
    "frame of their own ≥ 80 %, behind a label ≤ 18 %, quoted ≤ 2 %; grades A ≥ 50 %, A and B ≥ 90 %, D ≤ 2 %. A is sent as it",
    "stands, B needs a small mend, C has a faulty sentence, D holds something false or has lost something.",
    ...parts.flatMap(({ set, read }) => [
      "",
      `## ${heads[set]}`,
      "",
      ...table(read),
      "",
      ...worstTable(read),
    ]),
    "",
  ].join("\n");
}

const firstSightNote = "52 more, written by somebody who saw the questions alone; at first sight";
const regradedNote = "Their faults were mended by kind, and what changed was read again";

const heads = {
  ordinary: "104 ordinary people, eight a tool",
  unseen: `${firstSightNote} 19 A, 15 B, 18 C, 0 D. ${regradedNote}`,
  "unseen-second": `${firstSightNote} 20 A, 22 B, 9 C, 1 D. ${regradedNote}`,
  "unseen-third": `${firstSightNote} 26 A, 12 B, 9 C, 5 D. ${regradedNote}`,
  "unseen-fourth": `${firstSightNote} 29 A, 14 B, 8 C, 1 D. ${regradedNote}`,
  "unseen-fifth": `${firstSightNote} 30 A, 16 B, 5 C, 1 D. ${regradedNote}`,
  "unseen-sixth": `${firstSightNote} 32 A, 13 B, 5 C, 2 D. ${regradedNote}`,
  "unseen-seventh": `${firstSightNote} 25 A, 20 B, 4 C, 3 D. ${regradedNote}`,
  "unseen-eighth": `${firstSightNote}, with a stem before who she is and where she works, 33 A, 10 B, 4 C, 5 D. ${regradedNote}`,
  "unseen-ninth": `${firstSightNote} 31 A, 16 B, 5 C, 0 D. Its five C were mended and read again`,
} as const;

function readingsOf(
  set: PeopleSet,
  grades: Readonly<Record<string, Grade>>,
): readonly GradedPerson[] {
  return peopleOf(set).map((person) => {
    const measured = measureText(person);
    const grade = grades[person.id];
    return { person, measured, grade: grade?.text === hashText(measured.text) ? grade : null };
  });
}

function table(read: readonly GradedPerson[]): readonly string[] {
  const rows = toolIds.map((tool) =>
    row(
      toolOf(tool).title,
      read.filter(({ person }) => person.tool === tool),
    ),
  );
  return [
    `| Tool | Untouched | Frame | Label | Quoted | Form, voice, facts kept | ${gradeLetters.join(" | ")} | Not read since it changed |`,
    `|---|---|---|---|---|---|${gradeLetters.map(() => "---|").join("")}---|`,
    ...rows,
    row("**All**", read),
  ];
}

function row(title: string, read: readonly GradedPerson[]): string {
  const sum = (of: (measured: TextMeasures) => number) =>
    read.reduce((total, { measured }) => total + of(measured), 0);
  const said = sum(({ framed, neutral, quoted }) => framed + neutral + quoted);
  const graded = gradeLetters.map(
    (letter) => read.filter(({ grade }) => grade?.grade === letter).length,
  );
  return `| ${[
    title,
    share(
      sum(({ items }) => items) - sum(({ changed }) => changed.length),
      sum(({ items }) => items),
    ),
    share(
      sum(({ framed }) => framed),
      said,
    ),
    share(
      sum(({ neutral }) => neutral),
      said,
    ),
    share(
      sum(({ quoted }) => quoted),
      said,
    ),
    `${read.filter(({ measured }) => measured.problems.length === 0).length} of ${read.length}`,
    ...graded,
    read.filter(({ grade }) => grade === null).length,
  ].join(" | ")} |`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 1000) / 10} %`;
}

/** The worst sentence of each text, as its reader named it. */
function worstTable(read: readonly GradedPerson[]): readonly string[] {
  return [
    "| Person | Grade | Worst sentence | Why |",
    "|---|---|---|---|",
    ...read.map(({ person, grade }) =>
      grade === null
        ? `| ${person.id} | – | not read since it changed | |`
        : `| ${person.id} | ${grade.grade} | ${cell(grade.worst)} | ${cell(grade.reason)} |`,
    ),
  ];
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}
