import { queryOptions } from "@tanstack/react-query";
import type { ActiveSession, Passkey } from "#features/account/contract.ts";

export const sessionsQuery = queryOptions<readonly ActiveSession[]>({
  queryKey: ["/api/account/sessions"],
});

export const passkeysQuery = queryOptions<readonly Passkey[]>({
  queryKey: ["/api/account/passkeys"],
});
