import { type Figure, figure } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";
import { compareWithPages } from "./shown.ts";
import { compareWithTables } from "./stored.ts";

/** No write with a yes is lost: by the tables, and by what the product shows. */
export async function judgeRecords(world: World): Promise<Figure[]> {
  const tables = await compareWithTables(world.site.databaseUrl, world.ledger);
  const pages = await compareWithPages(world);
  return [
    figure("Writes with a yes", `${world.ledger.writes()}`, "for comparison", true),
    ...tables.map(({ kind, checked, lost }) =>
      figure(`Lost in the tables, ${kind}`, `${lost} of ${checked}`, "none", lost === 0),
    ),
    figure(
      "Lost by what members are shown",
      `${pages.lost} of ${pages.checked}`,
      "none",
      pages.lost === 0,
    ),
  ];
}
