import { array } from "#core/schema.ts";
import { ActiveSession, Passkey } from "#features/account/contract.ts";
import { apiQuery } from "#ui/api/api-query.ts";

export const sessionsQuery = apiQuery(["/api/account/sessions"], array(ActiveSession));

export const passkeysQuery = apiQuery(["/api/account/passkeys"], array(Passkey));
