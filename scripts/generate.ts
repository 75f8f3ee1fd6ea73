import { writeGeneratedFiles } from "./generate/generated-files.ts";

/** Writes the lists that are made of folders: `npm run generate`. */
for (const path of writeGeneratedFiles()) console.log(`Wrote ${path}.`);
