import { readOidcSettings } from "#adapters/identity/env.ts";
import { fetchDiscovery, OidcError, oidcRedirectAddress } from "#adapters/identity/oidc.ts";
import { type CheckPart, failureCode, right, wrong } from "./finding.server.ts";

const what = "Sign-in by another provider";

export const checkIdentity: CheckPart = async (settings) => {
  const oidc = readOidcSettings(settings);
  if (oidc === null) return [right(what, "None is set. People sign in by e-mail and passkey.")];
  const { host } = new URL(oidc.issuer);
  try {
    await fetchDiscovery(oidc);
    const redirect = oidcRedirectAddress(settings.BASE_URL);
    return [
      right(
        what,
        `${host} says what it needs. Its client has to know ${redirect}; the client secret shows with the first sign-in.`,
      ),
    ];
  } catch (error) {
    const reason =
      error instanceof OidcError
        ? error.message
        : `It does not say what it is (${failureCode(error)}).`;
    return [
      wrong(what, `${host}: ${reason} Check OIDC_ISSUER, and that this machine may connect there.`),
    ];
  }
};
