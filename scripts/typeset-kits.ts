import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { addFields } from "#adapters/typesetting/add-fields.ts";
import { openTypesetter, type Typesetter } from "#adapters/typesetting/typesetter.ts";

/** Sets every kit in `content/kits` once for each change of what they are made of. */
const from = "content/kits";
const to = "dist/kits";
const stamp = join(to, ".source-hash");

const wanted = sourceHash();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await typesetKits();

async function typesetKits(): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const typesetter = await openTypesetter();
  if (typesetter === null) {
    console.log("Power Kits cannot be typeset on this system; the product starts without them.");
    return;
  }
  for (const file of kitFiles()) await typesetKit(typesetter, file);
  writeFileSync(stamp, wanted);
}

async function typesetKit(typesetter: Typesetter, file: string): Promise<void> {
  try {
    const pdf = await addFields(typesetter.typeset(resolve(from, file)));
    writeFileSync(join(to, `${basename(file, ".typ")}.pdf`), pdf);
  } catch (error) {
    console.error(
      `${file} cannot be typeset.\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}

function kitFiles(): string[] {
  return readdirSync(from).filter((file) => file.endsWith(".typ") && file !== "design.typ");
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of [from, "src/adapters/typesetting"])
    for (const file of readdirSync(folder).toSorted())
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(folder, file)));
  return hash.update(readFileSync("package-lock.json")).digest("hex");
}
