import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { toCycloneDx } from "./sbom/cyclonedx.ts";
import { readProductionPackages } from "./sbom/production-packages.ts";

/** Writes the bill of materials of what is in production: `npm run sbom -- <file>`. */
const [file = "dist/sbom.cdx.json"] = process.argv.slice(2);
const packages = readProductionPackages();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(toCycloneDx(packages), null, 2)}\n`);
console.log(`${file}: ${packages.length - 1} packages.`);
