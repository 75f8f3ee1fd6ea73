/** The file of a post with its heading changed so that it is out from `day` on, such as "2026-11-21". */
export function withPublishDate(file: string, day: string): string {
  const [before = "", heading = "", ...text] = file.split(/^---(?=\r?$)/m);
  const out = heading
    .replace(/^draft:.*\r?\n/m, "")
    .replace(/^published:[^\r\n]*/m, `published: ${day}`);
  return [before, out, ...text].join("---");
}
