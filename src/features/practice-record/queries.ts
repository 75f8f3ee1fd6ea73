import { apiQuery } from "#ui/api/api-query.ts";
import { PracticeResponse } from "./contract.ts";

export const practiceQuery = apiQuery(["/api/practice"], PracticeResponse);
