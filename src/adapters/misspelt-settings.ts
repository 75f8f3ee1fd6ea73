import type { Variables } from "./settings-file.ts";

/** Names this short are one letter away from too many others; only two letters in the wrong order tell. */
const shortName = 5;
/** From this length on a name may have two slips. */
const longName = 10;

/**
 * A sentence for each variable whose name is nearly that of a setting which is not set. What is further off is plainly
 * somebody else's, and so is what begins with another letter: XAI_API_KEY is no AI_API_KEY.
 */
export function misspeltSettings(variables: Variables, settings: readonly string[]): string[] {
  const open = settings.filter((name) => (variables[name] ?? "") === "");
  return Object.keys(variables).flatMap((typed) => {
    if (settings.includes(typed)) return [];
    const meant = open.find((name) => isSlipOf(typed, name));
    return meant === undefined ? [] : [`${typed} is no setting. Did you mean ${meant}?`];
  });
}

function isSlipOf(typed: string, name: string): boolean {
  if (typed[0]?.toUpperCase() !== name[0]) return false;
  if (name.length > shortName && plain(typed) === plain(name)) return true;
  const slips = countSlips(typed, name);
  if (name.length <= shortName) return slips === 1 && sortedLetters(typed) === sortedLetters(name);
  return slips <= (name.length < longName ? 1 : 2);
}

const plain = (text: string) => text.toUpperCase().replaceAll("_", "");

const sortedLetters = (text: string) => text.split("").toSorted().join("");

/** Letters that are missing, too many, wrong or in the place of their neighbour. */
function countSlips(typed: string, name: string): number {
  const rows = [Array.from({ length: name.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(typed.length, name.length);
}
