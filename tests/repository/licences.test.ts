import { expect, test } from "vitest";
import { toCycloneDx } from "../../scripts/sbom/cyclonedx.ts";
import { isAllowedLicence, licenceExceptions } from "../../scripts/sbom/licences.ts";
import { readProductionPackages } from "../../scripts/sbom/production-packages.ts";

const [product, ...packages] = readProductionPackages();

test("the packages of production are found, and none of the tools", () => {
  const names = packages.map(({ name }) => name);
  expect(product?.name).toBe("m-power");
  expect(names).toEqual(expect.arrayContaining(["hono", "react", "@noble/hashes", "scheduler"]));
  for (const tool of ["vitest", "vite", "oxlint", "esbuild", "fast-check"])
    expect(names).not.toContain(tool);
});

test("every package in production has a licence that is allowed, or an exception with a reason", () => {
  const wrong = packages
    .filter(({ license }) => !isAllowedLicence(license))
    .filter(({ name, license }) => licenceExceptions[name]?.license !== license)
    .map(({ name, version, license }) => `${name}@${version}: ${license}`);
  expect(wrong).toEqual([]);
});

test("no exception stands for a package that needs none", () => {
  const needed = packages.filter(({ license }) => !isAllowedLicence(license));
  const names = new Set(needed.map(({ name }) => name));
  expect(Object.keys(licenceExceptions).filter((name) => !names.has(name))).toEqual([]);
});

test.for([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND OFL-1.1", true],
  ["(MIT AND GPL-3.0)", false],
  ["GPL-3.0", false],
  ["(MIT) AND (GPL-3.0)", false],
  ["unknown", false],
  ["SEE LICENSE IN LICENSE", false],
  ["", false],
] as const)("%s: %s", ([expression, isAllowed]) => {
  expect(isAllowedLicence(expression)).toBe(isAllowed);
});

test("the bill of materials names each package once, whole, and no registry", () => {
  const bill = toCycloneDx(readProductionPackages());
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  const references = bill.components.map((one) => one["bom-ref"]);
  expect(new Set(references).size).toBe(references.length);
  expect(references.length).toBeGreaterThan(150);
  expect(bill.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  const known = new Set([...references, bill.metadata.component?.["bom-ref"]]);
  const needed = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(needed.filter((ref) => !known.has(ref))).toEqual([]);
  expect(JSON.stringify(bill)).not.toMatch(/https?:|resolved|registry/);
});
