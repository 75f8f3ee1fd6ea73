import { apiQuery } from "#ui/api/api-query.ts";
import { LetterConsent } from "./contract.ts";

export const letterConsentQuery = apiQuery(["/api/account/letters"], LetterConsent);
