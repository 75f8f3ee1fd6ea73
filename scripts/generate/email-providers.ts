import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Export, exportedName } from "./exported-name.ts";

const provider: Export = {
  pattern: /^export const (\w+) = \{/gm,
  form: "export const <vendor>Provider = { … } as const satisfies EmailProvider",
};

/** The list of those who can send mail, by file name, from the files of `src/adapters/mail/providers`. */
export function emailProviders(
  folder = "src/adapters/mail/providers",
): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const named = files
    .toSorted()
    .map((file) => ({ file, name: exportedName(join(folder, file), provider) }));
  const lines = [
    ...named.map(({ file, name }) => `import { ${name} } from "#adapters/mail/providers/${file}";`),
    "",
    "/** Everybody who can send mail. */",
    "export const emailProviders = [",
    ...named.map(({ name }) => `  ${name},`),
    "] as const;",
    "",
    "/** The variable of each. */",
    "export const emailProviderSettings = {",
    ...named.map(({ name }) => `  [${name}.variable]: ${name}.schema.optional(),`),
    "};",
  ];
  return { "email-providers.ts": `${lines.join("\n")}\n` };
}
