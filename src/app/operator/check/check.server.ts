import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { OperatorError, type SetupCommand } from "#app/operator/operator-command.server.ts";
import { checkClock } from "./check-clock.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkIdentity } from "./check-identity.server.ts";
import { type Finding, type CheckPart, failureCode, wrong } from "./finding.server.ts";
import { checkMail } from "./check-mail.server.ts";
import { checkModel } from "./check-model.server.ts";
import { checkPayments } from "./check-payments.server.ts";
import { checkRecords } from "./check-records.server.ts";
import { checkSite } from "./check-site.server.ts";
import type { Settings } from "#adapters/env.ts";

type Parts = Readonly<Record<string, CheckPart>>;

const parts = {
  Records: checkRecords,
  Mail: checkMail,
  "Sign-in by another provider": checkIdentity,
  Payments: checkPayments,
  Writer: checkModel,
  "Public address": checkSite,
  Disk: checkDisk,
  Clock: checkClock,
} satisfies Parts;

export const checkCommand: SetupCommand = {
  usage: [
    "check",
    "tries what the settings name: records, mail, sign-in, payments, writer, public address, disk, clock; nothing is sent or changed",
  ],
  async run(_, { settings }) {
    const lines = await tryParts(parts, settings);
    const text = lines.map(formatLine).join("\n");
    const wrongs = lines.filter(({ isRight }) => !isRight).length;
    if (wrongs === 0) return `${text}\nNothing is wrong.`;
    throw new OperatorError(
      `${text}\n${wrongs} of ${lines.length} ${wrongs === 1 ? "is" : "are"} wrong.`,
    );
  },
};

/** What a server that runs can try: everything but the records, which it has opened. Nothing is sent or changed. */
export function checkFromServer(settings: Settings): Promise<readonly Finding[]> {
  const { Records: _, ...others } = parts;
  return tryParts(others, settings);
}

async function tryParts(some: Parts, settings: Settings): Promise<readonly Finding[]> {
  const tried = Object.entries(some).map(([name, part]) => tryPart(name, part, settings));
  return (await Promise.all(tried)).flat();
}

function formatLine({ what, isRight, found }: Finding): string {
  return `${isRight ? "right" : "wrong"}  ${what}: ${found}`;
}

async function tryPart(
  name: string,
  part: CheckPart,
  settings: Settings,
): Promise<readonly Finding[]> {
  try {
    return await part(settings);
  } catch (error) {
    const reason =
      classifyDatabaseError(error) === "full" ? "its disk is full" : failureCode(error);
    return [wrong(name, `It could not be tried (${reason}).`)];
  }
}
