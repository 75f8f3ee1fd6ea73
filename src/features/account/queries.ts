import { queryOptions } from "@tanstack/react-query";
import type { OpenSession, Passkey } from "./contract.ts";

export const sessionsQuery = queryOptions<readonly OpenSession[]>({
  queryKey: ["/api/account/sessions"],
});

export const passkeysQuery = queryOptions<readonly Passkey[]>({
  queryKey: ["/api/account/passkeys"],
});
