import { expect, test } from "vitest";
import { toolIds } from "#core/tools/catalogue.ts";
import { choosePathTools, landingTools, toolsByPath } from "#core/tools/lists/grids.ts";
import { readPath } from "./paths.ts";

test("the index shows each tool once", () => {
  expect(Object.values(toolsByPath).flat().toSorted()).toEqual(toolIds.toSorted());
});

test("a path's pages show tools of that path or of both", () => {
  for (const path of ["legacy", "elevate"] as const) {
    const own: readonly string[] = [...toolsByPath[path], ...toolsByPath.both];
    for (const id of [...landingTools[path], ...choosePathTools[path]]) expect(own).toContain(id);
  }
});

test("anything but legacy is elevate", () => {
  expect(["legacy", "elevate", "", null, undefined, "LEGACY"].map(readPath)).toEqual([
    "legacy",
    "elevate",
    "elevate",
    "elevate",
    "elevate",
    "elevate",
  ]);
});
