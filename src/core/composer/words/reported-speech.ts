const futureSource = "(?:’ll| will| may| might| would|’d)(?: probably| only| just)?";
const reportingClause = new RegExp(
  String.raw`^(?:they|she|he|people)(?:${futureSource})? (?:say|says|tell me)[,:]?\s+`,
  "iu",
);

/** What they will say, without the typed "They will say": "that everybody gets 3%", "“the layer was cut”". */
export function withoutReportingClause(item: string): string {
  return item.replace(reportingClause, "");
}
