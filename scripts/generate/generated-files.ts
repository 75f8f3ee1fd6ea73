import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emailProviders } from "./email-providers.ts";
import { promptTexts } from "./prompt-texts.ts";
import { toolCatalogue } from "./tool-catalogue.ts";

const head =
  "// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.\n";

/** Lists that are made of what lies in folders, by the folder that they are written to. */
const lists: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  "src/core/tools/generated": toolCatalogue,
  "src/core/prompt/generated": () => promptTexts(),
  "src/adapters/mail/generated": emailProviders,
};

/** Writes the lists that are not right yet, and says which. Throws a sentence naming what is missing to make one. */
export function writeGeneratedFiles(): readonly string[] {
  const wrong = generatedFiles().filter(([path, text]) => !isWritten(path, text));
  for (const folder of Object.keys(lists)) mkdirSync(folder, { recursive: true });
  for (const [path, text] of wrong) writeFileSync(path, text);
  return wrong.map(([path]) => path);
}

/** Throws a sentence naming the lists that do not say what lies in the folders. */
export function checkGeneratedFiles(): void {
  const files = generatedFiles();
  const stale = files.filter(([path, text]) => !isWritten(path, text)).map(([path]) => path);
  if (stale.length > 0)
    throw new Error(
      `${stale.join(", ")} must say what lies in the folders: run \`npm run generate\`.`,
    );
}

function generatedFiles(): readonly (readonly [path: string, text: string])[] {
  return Object.entries(lists).flatMap(([folder, make]) =>
    Object.entries(make()).map(([file, text]) => [join(folder, file), head + text] as const),
  );
}

function isWritten(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, "utf8") === text;
}
