import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begun last, one of these would leave a core without work, or both of them. On a fresh clone nothing was timed yet. */
const long = [
  "she-says-it",
  "every-screen-is-accessible",
  "she-buys",
  "a-provider-writes",
  "the-line-breaks",
  "a-visitor-signs-up-and-keeps-her-answers",
  "durability",
  "fault-runs",
  "tests/upstream/masking",
  "refine-any-case",
  "any-answer",
  "golden-people.test",
  "process.test",
  "silent-server",
  "worst-files",
  "event-order",
  "pooler",
  "mail-after-crash",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = long.findIndex((name) => moduleId.includes(name));
  return at === -1 ? long.length : at;
}
