import { readFileSync } from "node:fs";
import { z } from "zod";

const Names = z.record(z.string(), z.unknown()).default({});

const LockedPackage = z.object({
  version: z.string(),
  license: z.string().default("unknown"),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
});
type LockedPackage = z.infer<typeof LockedPackage>;

const Lockfile = z.object({ packages: z.record(z.string(), LockedPackage) });

/** A package that the product may load once it is installed. */
export type ProductionPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** As npm writes it: "sha512-" and base64. */
  readonly integrity: string | undefined;
  /** True for what belongs to some systems alone. */
  readonly isOptional: boolean;
  /** What it needs itself, as name@version. */
  readonly needs: readonly string[];
};

/**
 * The product itself and every package it reaches at run time, on any system. npm’s own list leaves out packages that
 * development tools ask for as well. Throws when the lockfile cannot be read.
 */
export function readProductionPackages(lockfile = "package-lock.json"): ProductionPackage[] {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(lockfile, "utf8")));
  const all = new Map(Object.entries(packages));
  const reached = new Set([""]);
  // A set goes on to what is added while it is read.
  for (const place of reached) for (const next of placesNeeded(all, place)) reached.add(next);
  const found = [...reached].flatMap((place) => {
    const locked = all.get(place);
    return locked ? [describePackage(all, place, locked)] : [];
  });
  // One version may lie in several places.
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

function describePackage(
  all: ReadonlyMap<string, LockedPackage>,
  place: string,
  { version, license, integrity, optional }: LockedPackage,
): ProductionPackage {
  const needs = placesNeeded(all, place).map((at) => `${nameAt(at)}@${all.get(at)?.version}`);
  const name = place === "" ? "m-power" : nameAt(place);
  return { name, version, license, integrity, isOptional: optional, needs };
}

function placesNeeded(all: ReadonlyMap<string, LockedPackage>, place: string): string[] {
  const locked = all.get(place);
  if (!locked) return [];
  const peers = Object.keys(locked.peerDependencies).filter(
    (name) => !locked.peerDependenciesMeta[name]?.optional,
  );
  const names = [
    ...Object.keys(locked.dependencies),
    ...Object.keys(locked.optionalDependencies),
    ...peers,
  ];
  return names.flatMap((name) => findPlace(all, place, name) ?? []);
}

/** Where Node finds a package of this name from there: beside it, or further up. */
function findPlace(all: ReadonlyMap<string, LockedPackage>, from: string, name: string) {
  const folders = from === "" ? [] : from.split("/node_modules/");
  const candidates = Array.from({ length: folders.length + 1 }, (_, up) =>
    [...folders.slice(0, folders.length - up), name].join("/node_modules/"),
  ).map((place) => (place.startsWith("node_modules/") ? place : `node_modules/${place}`));
  return candidates.find((place) => all.has(place));
}

function nameAt(place: string): string {
  return place.split("node_modules/").at(-1) ?? "";
}
