import { z } from "zod";
import { databaseEnv } from "./database/env.ts";
import { identityEnv, missingOidcSettings } from "./identity/env.ts";
import { emailProviderChoice, emailProviderProblem, mailEnv } from "./mail/env.ts";
import { modelEnv } from "./model/env.ts";
import { paymentsEnv, paymentsProblem } from "./payments/env.ts";
import { type RequiredChoice, requiredVariable } from "./required-choice.ts";
import { secretEnv } from "./secret/env.ts";
import { isLocalUrl, siteEnv } from "./site/env.ts";
import { StartupError } from "./startup-error.ts";

const environment = z.object({
  ...siteEnv.shape,
  ...databaseEnv.shape,
  ...identityEnv.shape,
  ...mailEnv.shape,
  ...modelEnv.shape,
  ...paymentsEnv.shape,
  ...secretEnv.shape,
});

/** The names of all settings, as the environment has them. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

const withBaseUrl = environment.transform((settings) => ({
  ...settings,
  BASE_URL: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
  // The embedded records have one process: there is no other that requests could be sent to meanwhile.
  SHUTDOWN_DELAY_SECONDS:
    settings.SHUTDOWN_DELAY_SECONDS ?? (settings.DATABASE_URL === undefined ? 0 : 5),
}));

export type Settings = z.infer<typeof withBaseUrl>;

/** Under a public address an embedded part must be chosen, never fallen into. */
const requiredInProduction: readonly RequiredChoice[] = [
  ...["DATABASE_URL", "APP_SECRET"].map(requiredVariable),
  emailProviderChoice,
  ...["MAIL_FROM", "SUPPORT_EMAIL", "STRIPE_SECRET_KEY"].map(requiredVariable),
  // AI_PROVIDER=composer chooses the composer by name.
  { name: "AI_PROVIDER", anyOf: ["AI_PROVIDER", "AI_BASE_URL", "AI_API_KEY"] },
];

/** What even a demonstration needs under a public address: nobody there could open the local mailbox. */
const requiredInPublic: readonly RequiredChoice[] = [emailProviderChoice];

/** Reads the settings out of environment variables; "" counts as unset. Throws StartupError naming the variable. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const read = withBaseUrl.safeParse(set);
  if (!read.success)
    throw new StartupError(`A setting is not right.\n${z.prettifyError(read.error)}`);
  const halfSet = missingOidcSettings(read.data);
  if (halfSet.length > 0)
    throw new StartupError(
      `${halfSet.join(", ")} must be set as well: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.`,
    );
  const unpayable = paymentsProblem(read.data, { isProduction: isProductionLike(read.data) });
  if (unpayable !== null) throw new StartupError(unpayable);
  const isSet = (name: string) => set[name] !== undefined;
  const doubled = emailProviderProblem(emailProviderChoice.anyOf.filter(isSet));
  if (doubled !== null) throw new StartupError(doubled);
  const missing = missingChoices(read.data, isSet);
  if (missing.length === 0) return read.data;
  const names = missing.join(", ");
  throw new StartupError(
    read.data.DEMO
      ? `${names} must be set here: BASE_URL is public, and a demonstration sends its mail.`
      : `${names} must be set here: NODE_ENV is production or BASE_URL is public. ` +
          "DEMO=1 chooses the embedded parts instead.",
  );
}

/** The settings without which an embedded part would be fallen into. */
function missingChoices(settings: Settings, isSet: (name: string) => boolean): readonly string[] {
  return requiredChoices(settings)
    .filter(({ anyOf }) => !anyOf.some(isSet))
    .map(({ name }) => name);
}

function requiredChoices(settings: Settings): readonly RequiredChoice[] {
  if (settings.DEMO) return isLocalUrl(settings.BASE_URL) ? [] : requiredInPublic;
  return isProductionLike(settings) ? requiredInProduction : [];
}

export function isProductionLike(settings: Settings): boolean {
  return settings.NODE_ENV === "production" || !isLocalUrl(settings.BASE_URL);
}
