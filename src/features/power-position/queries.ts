import { queryOptions } from "@tanstack/react-query";
import type { Position } from "./contract.ts";

export const positionQuery = queryOptions<Position>({ queryKey: ["/api/power-position"] });
