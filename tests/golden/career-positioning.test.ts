import { expect, test } from "vitest";
import { itemsOf, wordsOf } from "#core/result/result.ts";
import { composed } from "./golden-cases.ts";
import { failings, type OwnCase } from "./own-case.ts";

const cases: OwnCase[] = [
  {
    name: "a chef with three results in one line",
    answers: {
      role: "exec sous chef, hotel grp, 3 restaurants",
      known: "opening kitchens that are on fire. not literally lol",
      evidence:
        "opened Marrow in 6 wks, food cost 38% -> 29%, kept 31 of 34 cooks thru the renovation",
      target: "executive chef",
      decider: "F&B director Yusuf Karam",
    },
    facts: [
      "kitchens that are on fire",
      "Marrow",
      "38% to 29%",
      "31 of 34 cooks",
      "Executive Chef",
    ],
    never: ["literally", "Yusuf", "lol", "9%"],
    asks: [],
  },
  {
    name: "a lawyer in finished sentences",
    answers: {
      role: "Senior counsel, Northgate Energy",
      known: "Contracts that survive a change of government",
      evidence:
        "Negotiated the Lerwick supply agreement ($2.3B, 15 years). Won both arbitrations we brought in 2021 and 2023. No contract I drafted has been reopened.",
      target: "General Counsel",
      decider: "CEO and board",
    },
    facts: [
      "contracts that survive a change of government",
      "the Lerwick supply agreement ($2.3B, 15 years)",
      "both arbitrations we brought in 2021 and 2023",
      "No contract I drafted has been reopened",
      "General Counsel",
    ],
    never: ["led", "proven"],
    asks: [],
  },
  {
    name: "one result, no role",
    answers: {
      known: "im the one who talks to angry customers",
      evidence: "CSAT 3.1 to 4.6",
      target: "head of customer success",
    },
    facts: ["I am the one who talks to angry customers", "3.1 to 4.6", "Head of Customer Success"],
    never: ["improved by", "I guess"],
    asks: ["your current role", "two more results"],
  },
  {
    name: "a negotiator with counted things",
    answers: {
      role: "lead negotiator, nurses union local 88",
      known: "contracts that actually get signed",
      evidence:
        "3 contracts, 0 strikes, raises of 11, 9 and 14%. also got the staffing ratio clause",
      target: "Executive Director",
      decider: "the exec board (9 members)",
    },
    facts: [
      ["three contracts", "3 contracts"],
      ["zero strikes", "0 strikes"],
      "11, 9 and 14%",
      "the staffing ratio clause",
    ],
    never: ["average", "34%"],
    asks: [],
  },
];

test.for(cases)("career positioning: $name", (one) => {
  expect(failings("careerPositioning", one)).toEqual([]);
});

test("three proof points stand, however many results she gave", () => {
  const evidence =
    "cut costs 12%\nhired 40 nurses\nopened 2 clinics\nwrote the triage policy\nran the 2023 survey";
  const { result } = composed(
    "careerPositioning",
    { evidence, role: "COO, Bayside Clinics" },
    "Warm Confidence",
  );
  const proofs = result.sections.find(({ label }) => label === "Proof points");
  expect(proofs && itemsOf(proofs)).toHaveLength(3);
  expect(proofs && wordsOf(proofs)).toContain("triage policy");
});

test("a headline never runs past 120 characters", () => {
  const role =
    "Senior Associate Director of Interdisciplinary Programs and Community Partnerships, University of Tarrow";
  const known =
    "when two departments that have not spoken in years need to write one budget and sign it by Friday they call me";
  const { result } = composed("careerPositioning", { role, known }, "Diplomatic");
  const headline = result.sections.find(({ label }) => label === "Profile headline");
  expect(headline && wordsOf(headline).length).toBeLessThanOrEqual(120);
});
