const page = /^\W*(?:page|seite|p\.)?\s*\d{1,2}\s*(?:of|\/|von)\s*\d{1,2}\W*$/iu;
const loneMark = /^\s*[•·●▪◦○■‣➢→✓*–—-]\s*$/u;

/** The lines of a page without what only the page needs: its number, her name over the next one, marks that stand alone. */
export function linesOf(text: string): readonly string[] {
  const letters = text
    .replace(/(linkedin\.com\/\S*-)\n/giu, "$1")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));
  const all = letters.replaceAll("\t", "    ").split(/\n|\f/);
  const pages = all.some((line) => page.test(line));
  const first = plain(all.find((line) => line.trim() !== "") ?? "");
  let named = false;
  let mark = "";
  return all.flatMap((line, at) => {
    const again = named && plain(line) === first && line.trim().includes(" ");
    const running = again && (pages || at === all.findLastIndex((one) => one.trim() !== ""));
    named ||= plain(line) === first;
    if (page.test(line) || running) return [];
    if (loneMark.test(line)) {
      mark = `${line.trim()} `;
      return [];
    }
    const whole = line.trim() === "" ? line : mark + line;
    if (line.trim() !== "") mark = "";
    return [whole];
  });
}

/** The letters of a name, whatever stands behind it. */
function plain(line: string): string {
  return line
    .replace(/,.*$/s, "")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();
}
