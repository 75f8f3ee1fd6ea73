import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "#core/kits/kits.ts";

export const kitsQuery = queryOptions<readonly Kit[]>({ queryKey: ["/api/kits"] });
