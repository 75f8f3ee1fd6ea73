export type ListLevel = { readonly format: string; readonly text: string; readonly start: number };

export type ListPosition = { readonly list: string; readonly level: number };

/** Says what stands before each item of a document's lists, in their order. */
export class ListNumbering {
  readonly #levels = new Map<string, ListLevel>();
  readonly #kinds = new Map<string, string>();
  readonly #counts = new Map<string, number[]>();
  readonly #restarts = new Set<string>();

  setLevel(kind: string, level: number, found: ListLevel): void {
    this.#levels.set(`${kind}/${level}`, found);
  }

  /** Lists of one kind count on together. */
  setDefinition(list: string, kind: string): void {
    this.#kinds.set(list, kind);
  }

  /** A list that starts anew where it is first used. */
  restartNumbering(list: string): void {
    this.#restarts.add(list);
  }

  /** "- ", "3. " or what else the list's own marks say; "" where the place is in no list. */
  nextMarker({ list, level }: ListPosition): string {
    const kind = this.#kinds.get(list);
    const found = kind === undefined ? undefined : this.#levels.get(`${kind}/${level}`);
    if (kind === undefined || found === undefined || found.format === "none") return "";
    if (found.format === "bullet") return "- ";
    const counts = (this.#restarts.delete(list) ? undefined : this.#counts.get(kind)) ?? [];
    this.#counts.set(kind, counts);
    counts[level] = (counts[level] ?? found.start - 1) + 1;
    counts.length = level + 1;
    const mark = found.text.replace(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      const { format, start } = this.#levels.get(`${kind}/${at}`) ?? found;
      return formatNumber(counts[at] ?? start, format);
    });
    return mark === "" ? "" : `${mark} `;
  }
}

function formatNumber(count: number, format: string): string {
  if (format === "lowerLetter") return toLetters(count);
  if (format === "upperLetter") return toLetters(count).toUpperCase();
  if (format === "lowerRoman") return toRoman(count).toLowerCase();
  if (format === "upperRoman") return toRoman(count);
  return String(count);
}

function toLetters(count: number): string {
  const place = Math.max(0, count - 1);
  return String.fromCodePoint(97 + (place % 26)).repeat(Math.min(4, Math.floor(place / 26) + 1));
}

const romanNumerals = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

function toRoman(count: number): string {
  let remaining = Math.min(3999, count);
  let written = "";
  for (const [sign, worth] of romanNumerals) {
    while (remaining >= worth) {
      written += sign;
      remaining -= worth;
    }
  }
  return written;
}
