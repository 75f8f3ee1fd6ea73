import { isSpdxExpression } from "./licences.ts";
import type { ProductionPackage } from "./production-packages.ts";

/** A bill of materials in CycloneDX 1.6: the same packages make the same bytes. */
export function toCycloneDx([product, ...packages]: readonly ProductionPackage[]) {
  const sorted = packages.toSorted((a, b) => (referenceOf(a) < referenceOf(b) ? -1 : 1));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: product && { type: "application", ...componentOf(product) },
    },
    components: sorted.map((one) => ({
      type: "library",
      ...componentOf(one),
      scope: one.isOptional ? "optional" : "required",
    })),
    dependencies: [...(product ? [product] : []), ...sorted].map((one) => ({
      ref: referenceOf(one),
      dependsOn: [...new Set(one.needs)].toSorted(),
    })),
  };
}

function componentOf(one: ProductionPackage) {
  return {
    "bom-ref": referenceOf(one),
    name: one.name,
    version: one.version,
    licenses: [licenceOf(one.license)],
    purl: `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`,
    hashes: hashesOf(one.integrity),
  };
}

function licenceOf(license: string) {
  if (!isSpdxExpression(license)) return { license: { name: license } };
  return license.includes(" ") ? { expression: license } : { license: { id: license } };
}

function hashesOf(integrity: string | undefined) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? "") ?? [];
  if (digest === undefined) return [];
  return [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }];
}

function referenceOf({ name, version }: ProductionPackage): string {
  return `${name}@${version}`;
}
