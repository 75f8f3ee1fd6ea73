import { checkUpstream } from "#adapters/model/describe-upstream.ts";
import { readUpstreamSettings } from "#adapters/model/index.ts";
import { type CheckPart, right } from "./finding.server.ts";

const what = "Writer";

export const checkModel: CheckPart = async (settings) => {
  const upstream = readUpstreamSettings(settings);
  if (upstream === null) return [right(what, "The composer. Nothing leaves this machine.")];
  const { isRight, sentence } = await checkUpstream(upstream);
  return [{ what, isRight, found: sentence }];
};
