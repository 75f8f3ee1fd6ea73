import { expect, test } from "vitest";
import { dutiesOf } from "./duties.ts";
import { dealt } from "./windows.ts";

const posting =
  "Manage one assistant. Review contracts with panel firms. Prepare monthly accounts. Prepare the audit in June. Train field staff on the donor rules. Reduce scrap.";

test("what cannot wait comes first, what day 90 names next, what bears a date last", () => {
  const wants = { first: "Scrap under 4%", later: "Donor reports sent" };
  const windows = dealt(dutiesOf(posting, []), wants);
  expect(windows.map((duties) => duties.map(({ line }) => line))).toEqual([
    ["Manage one assistant", "Prepare monthly accounts", "Reduce scrap"],
    ["Train field staff on the donor rules", "Review contracts with panel firms"],
    ["Prepare the audit in June"],
  ]);
});

test("no duty is lost where nothing comes first", () => {
  const windows = dealt(dutiesOf("Review contracts. Reduce scrap.", []), { first: "", later: "" });
  expect(windows.flat().length).toBe(2);
});
