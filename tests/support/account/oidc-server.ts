import { createServer } from "node:http";
import { Provider } from "oidc-provider";
import { freePort } from "../app/free-port.ts";

export type ProviderUser = { sub: string; email: string; email_verified: boolean };

export type OidcServer = AsyncDisposable & {
  readonly url: string;
  /** The settings that lead the product here. */
  readonly settings: Readonly<Record<string, string>>;
  /** Who is at the provider's keyboard from now on. */
  readonly signInAs: (person: ProviderUser) => void;
};

const client = { client_id: "m-power", client_secret: "a secret between the two" };

/** A certified provider of identity on loopback, where whoever is seated signs in and agrees at once. */
export async function startOidcServer(productUrl: string, atPort?: number): Promise<OidcServer> {
  const port = atPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  let seated: ProviderUser = { sub: "nobody", email: "nobody@example.com", email_verified: false };
  const provider = new Provider(url, {
    clients: [{ ...client, redirect_uris: [`${productUrl}/api/auth/callback/oidc`] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["for a test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...seated, sub }) }),
    async loadExistingGrant(ctx) {
      const { client: asking, session, account } = ctx.oidc;
      if (!asking || !session || !account) return undefined;
      const grant = new ctx.oidc.provider.Grant({
        clientId: asking.clientId,
        accountId: account.accountId,
      });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  });
  const rest = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void rest(request, response);
    const result = { login: { accountId: seated.sub } };
    return void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((done) => {
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url,
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: "Example ID",
    },
    signInAs: (person) => (seated = person),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

/** Follows the provider's redirects as a browser would, until one leads back to the product. */
export async function followRedirectsTo(productUrl: string, start: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = start;
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.startsWith(productUrl)) return next;
    const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const response = await fetch(next, { headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`${next}: ${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error("The provider never led back.");
}
