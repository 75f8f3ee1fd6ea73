import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of `src/core/prompt/texts` as constants: "one-pass.txt" is `onePassInstructions`. */
export function promptTexts(folder = "src/core/prompt/texts"): Readonly<Record<string, string>> {
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) => [
      `/** ${file} */`,
      `export const ${constantName(file)} =`,
      `  ${JSON.stringify(readFileSync(join(folder, file), "utf8").trim())};`,
    ]);
  return { "texts.ts": `${lines.join("\n")}\n` };
}

function constantName(file: string): string {
  const camel = file
    .replace(/\.txt$/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}Instructions`;
}
