import { z } from "zod";
import {
  BackupEndLine,
  digestLines,
  startDigest,
  TableEndLine,
  TableLine,
} from "./backup-format.ts";
import { changedBackupError } from "./backup-lines.ts";
import { parseJson } from "./parse-json.ts";
import type { RecordsPart } from "./records-part.ts";

export type BackupVerifier = {
  /** What these lines say. Throws BackupError when they are not what was written. */
  readonly read: (lines: readonly string[]) => Generator<RecordsPart, void, undefined>;
  /** True once the last line has come. */
  readonly isComplete: () => boolean;
};

const Mark = z.union([TableLine, TableEndLine, BackupEndLine]);

/** Counts and digests the lines of a backup behind its head, and holds them against what it says of itself. */
export function createBackupVerifier(head: string, file: string): BackupVerifier {
  const whole = startDigest();
  digestLines(whole, [head]);
  let table = startDigest();
  let [isInTable, isOver] = [false, false];
  let [tables, allRows, rows] = [0, 0, 0];

  function requireThat(isTrue: boolean): void {
    if (!isTrue) throw changedBackupError(file);
  }

  function takeRows(lines: readonly string[]): RecordsPart {
    requireThat(isInTable);
    digestLines(whole, lines);
    digestLines(table, lines);
    rows += lines.length;
    return { kind: "rows", lines };
  }

  function takeMark(line: string): RecordsPart | null {
    const { data: mark } = Mark.safeParse(parseJson(line));
    if (mark === undefined || isOver) throw changedBackupError(file);
    if ("tables" in mark) {
      requireThat(!isInTable && mark.tables === tables && mark.rows === allRows);
      requireThat(mark.digest === whole.digest("hex"));
      isOver = true;
      return null;
    }
    digestLines(whole, [line]);
    if ("table" in mark) {
      requireThat(!isInTable);
      [isInTable, rows, table] = [true, 0, startDigest()];
      return { kind: "table", name: mark.table, columns: mark.columns };
    }
    requireThat(isInTable && mark.rows === rows && mark.digest === table.digest("hex"));
    [isInTable, tables, allRows] = [false, tables + 1, allRows + rows];
    return { kind: "end", rows };
  }

  return {
    *read(lines) {
      let begun: string[] = [];
      for (const line of lines) {
        if (line.startsWith("[")) {
          begun.push(line);
          continue;
        }
        if (begun.length > 0) yield takeRows(begun);
        begun = [];
        const part = takeMark(line);
        if (part !== null) yield part;
      }
      if (begun.length > 0) yield takeRows(begun);
    },
    isComplete: () => isOver,
  };
}
