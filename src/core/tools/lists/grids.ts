import { toolIds, toolOf, type ToolId } from "#core/tools/catalogue.ts";
import type { Path } from "#core/paths.ts";

/** Every tool once, by the path it serves. */
export const toolsByPath = {
  legacy: idsOf("legacy"),
  elevate: idsOf("elevate"),
  both: idsOf("both"),
};

/** The tools of each grid on the landing page. */
export const landingTools = { legacy: idsOnHome("legacy"), elevate: idsOnHome("elevate") };

/** The tools of the choose-path page; Client Proposal Script, no tool, follows Legacy's. */
export const choosePathTools = {
  legacy: idsOnChoosePath("legacy"),
  elevate: idsOnChoosePath("elevate"),
};

function idsOf(path: Path | "both"): readonly ToolId[] {
  return toolIds.filter((id) => toolOf(id).placement.path === path);
}

function idsOnHome(path: Path): readonly ToolId[] {
  return toolIds.filter((id) => {
    const { placement } = toolOf(id);
    return placement.isOnHome && [path, "both"].includes(placement.path);
  });
}

function idsOnChoosePath(path: Path): readonly ToolId[] {
  const rowOf = (id: ToolId) => toolOf(id).placement.choosePath[path];
  return toolIds
    .filter((id) => rowOf(id) !== undefined)
    .toSorted((one, other) => (rowOf(one) ?? 0) - (rowOf(other) ?? 0));
}
