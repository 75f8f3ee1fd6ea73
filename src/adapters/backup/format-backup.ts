import type { z } from "zod";
import {
  type BackupEndLine,
  type BackupHead,
  digestLines,
  startDigest,
  type TableEndLine,
  type TableLine,
} from "./backup-format.ts";
import type { RecordsPart } from "./records-part.ts";

/** The text of a backup, in pieces. */
export async function* formatBackup(
  head: BackupHead,
  parts: AsyncIterable<RecordsPart>,
): AsyncGenerator<string, void, undefined> {
  const whole = startDigest();
  let table = startDigest();
  let [tables, rows] = [0, 0];

  function toText(lines: readonly string[]): string {
    digestLines(whole, lines);
    return `${lines.join("\n")}\n`;
  }

  yield toText([JSON.stringify(head)]);
  for await (const part of parts) {
    if (part.kind === "table") {
      tables += 1;
      table = startDigest();
      const line: z.input<typeof TableLine> = { table: part.name, columns: [...part.columns] };
      yield toText([JSON.stringify(line)]);
    } else if (part.kind === "rows") {
      digestLines(table, part.lines);
      yield toText(part.lines);
    } else {
      rows += part.rows;
      const line: z.input<typeof TableEndLine> = { rows: part.rows, digest: table.digest("hex") };
      yield toText([JSON.stringify(line)]);
    }
  }
  const end: z.input<typeof BackupEndLine> = { tables, rows, digest: whole.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}
