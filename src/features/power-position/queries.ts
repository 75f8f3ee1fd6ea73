import { apiQuery } from "#ui/api/api-query.ts";
import { PowerPosition } from "./contract.ts";

export const powerPositionQuery = apiQuery(["/api/power-position"], PowerPosition);
