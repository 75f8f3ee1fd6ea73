import { existsSync, readFileSync } from "node:fs";

/** What a file has to export for a list to take it up. */
export type Export = {
  readonly pattern: RegExp;
  /** The same for whoever forgot it. */
  readonly form: string;
};

/** The name of the one such export of a file. Throws a sentence that names the file, or what it has to say. */
export function exportedName(path: string, { pattern, form }: Export): string {
  if (!existsSync(path)) throw new Error(`There is no ${path}, which has to say: ${form}`);
  const names = [...readFileSync(path, "utf8").matchAll(pattern)].map(([, name]) => name);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`${path} has to say this, once: ${form}`);
  return name;
}
