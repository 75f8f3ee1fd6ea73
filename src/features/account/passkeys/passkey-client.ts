import { apiRequest } from "#ui/api/api-request.ts";
import { PasskeyCreationOptions, PasskeyRequestOptions } from "./passkey-contract.ts";

/** Can this browser do passkeys? False on the server and before the code is there. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Asks the device for a new passkey and stores it with the account. Throws when the member or the device declines. */
export async function registerPasskey(name: string): Promise<void> {
  const answer = await apiRequest("GET", "/api/auth/passkey/generate-register-options");
  const options = PasskeyCreationOptions.parse(await answer.json());
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await apiRequest("POST", "/api/auth/passkey/verify-registration", {
    body: { response: credentialToJson(credential), name },
  });
  rememberPasskey();
}

/** Signs in by a passkey. With `signal` it waits in the Email field's suggestions until it is aborted. */
export async function signInWithPasskey(signal?: AbortSignal): Promise<void> {
  const answer = await apiRequest("GET", "/api/auth/passkey/generate-authenticate-options");
  const options = PasskeyRequestOptions.parse(await answer.json());
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({
    publicKey,
    ...(signal && { signal, mediation: "conditional" }),
  });
  await apiRequest("POST", "/api/auth/passkey/verify-authentication", {
    body: { response: credentialToJson(credential) },
  });
  rememberPasskey();
}

/** Did this browser use a passkey here before? Then the Email field may suggest it. */
export function hasUsedPasskey(): boolean {
  return /(?:^|;\s*)passkey=1/.test(document.cookie);
}

function credentialToJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The device gave no passkey.");
  return credential.toJSON();
}

function rememberPasskey(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `passkey=1; Path=/sign-in; Max-Age=31536000; SameSite=Lax${secure}`;
}
