import { queryOptions } from "@tanstack/react-query";
import type { PowerPosition } from "./contract.ts";

export const powerPositionQuery = queryOptions<PowerPosition>({
  queryKey: ["/api/power-position"],
});
