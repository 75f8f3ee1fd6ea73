import { isProductionLike } from "#adapters/env.ts";
import { findSmtpProblem } from "#adapters/mail/check-smtp.ts";
import { emailProviderOf } from "#adapters/mail/env.ts";
import { smtpProvider } from "#adapters/mail/providers/smtp.ts";
import { type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Email";

export const checkMail: CheckPart = async (settings) => {
  const chosen = emailProviderOf(settings);
  if (chosen === null)
    return [right(what, "Not set up. Messages are kept; read them at /dev/mail on this machine.")];
  const { provider, value } = chosen;
  if (provider.variable !== smtpProvider.variable)
    return [right(what, `${provider.variable} is set. It is tried with the first message.`)];
  const { host, username, protocol } = new URL(value);
  const problem = await findSmtpProblem(value, isProductionLike(settings));
  if (problem !== null) return [wrong(what, `${host}, by ${smtpProvider.variable}. ${problem}`)];
  const how = [protocol === "smtps:" ? "with TLS" : "", username === "" ? "" : "with our sign-in"];
  const manner = how.filter((word) => word !== "").join(" and ");
  return [
    right(
      what,
      `${host} takes our connection${manner === "" ? "" : ` ${manner}`}. Nothing was sent.`,
    ),
  ];
};
