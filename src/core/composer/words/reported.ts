const coming = "(?:’ll| will| may| might| would|’d)(?: probably| only| just)?";
const reporting = new RegExp(
  String.raw`^(?:they|she|he|people)(?:${coming})? (?:say|says|tell me)[,:]?\s+`,
  "iu",
);

/** What they will say, without her "They will say": "that everybody gets 3%", "“the layer was cut”". */
export function reported(item: string): string {
  return item.replace(reporting, "");
}
