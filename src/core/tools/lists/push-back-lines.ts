import { boundaryPushBack } from "#core/tools/boundary-script/push-back.ts";
import { exitPushBack } from "#core/tools/exit-strategy/push-back.ts";
import { payPushBack } from "#core/tools/pay-ask/push-back.ts";

/** What the other side may say in a rehearsal, by tool; written by us, and the same for everybody. */
export const pushBackLines: Readonly<Record<string, readonly string[]>> = {
  boundaryScript: boundaryPushBack,
  payAsk: payPushBack,
  exitStrategy: exitPushBack,
};
