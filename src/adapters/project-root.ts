import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that holds package.json, seen from the sources as well as from the built server. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, "package.json"))) return from;
  const above = dirname(from);
  if (above === from) throw new Error("The product's own folder cannot be found.");
  return projectRoot(above);
}
