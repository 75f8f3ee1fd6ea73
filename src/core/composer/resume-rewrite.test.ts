import { expect, test } from "vitest";
import { readBullet, sayBullet } from "./resume-rewrite-bullet.ts";
import { statementsIn } from "./resume-rewrite-line.ts";
import { parseResume } from "./resume-rewrite-parse.ts";
import { composeResumeRewrite } from "./resume-rewrite.ts";
import { checkResult } from "#core/checks/check-result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { Answers } from "#core/tools/definition.ts";
import { resumeRewrite } from "#core/tools/resume-rewrite.ts";

const marketing = {
  resume: `Candace Oyelowo-Brandt
Chicago, IL | candace@ob.test | (312) 555-0199 | linkedin.com/in/candaceob

PROFESSIONAL SUMMARY
Results-driven marketing leader with a proven track record of leveraging data to drive growth. Passionate about brand storytelling.

PROFESSIONAL EXPERIENCE

Vice President, Marketing
Halyard Outdoor Co., Chicago, IL
March 2019 – Present
• Increased direct-to-consumer revenue from $18M to $41M in four years by rebuilding the email and retention program.
• Led a team of 23 across brand, performance, and creative, and reduced voluntary turnover from 22% to 9%.
• Managed an annual budget of $11M.
• Launched the company's first loyalty program, which reached 310,000 members in its first year.

Director of Brand Marketing
Juniper & Vale, Chicago, IL
June 2014 – February 2019
• Repositioned the core product line, contributing to a 14% increase in unit sales.
• Negotiated a licensing partnership with two national retailers.

EDUCATION
MBA, Kellogg School of Management, Northwestern University, 2014
BA, English, Spelman College, 2007`,
  role: "Vice President of Marketing, consumer goods",
  target:
    "Chief Marketing Officer at a mid-sized consumer brand. I want to be in the room when the product is chosen, not only when it is sold.",
  years: "18 years",
};
const nurse = {
  resume: `Dolores "Lola" Quintanar RN BSN CCRN
 lola.q@mail.test 555-210-9981
Work
St. Anselm Hosp - ICU charge nurse, 2016-present
• precept new grads (14 so far)
• part of the team that cut CLABSI, 0 in 2023
• in charge of schedule for 46 RNs
Mercy Gen, med surg RN 2011 to 2016
• falls committee, falls went down 30%
Edu: BSN Cal State Fullerton 2011
Certs: CCRN, ACLS, BLS`,
  role: "icu charge nurse, hospital",
  target:
    "nurse manager ICU at st anselm, my manager retires in june and the nights need somebody who has worked them",
  years: "13",
};

test.for([
  [
    "marketing",
    marketing,
    [
      "$18M to $41M",
      "team of 23",
      "22% to 9%",
      "310,000",
      "14%",
      "Kellogg",
      "Spelman",
      "in the room when the product is chosen",
      "18 years",
    ],
    ["candace@", "Results-driven", "Passionate", "leverag", "555"],
  ],
  [
    "nursing",
    nurse,
    [
      "St. Anselm",
      "Mercy Gen",
      "14 so far",
      "on the team that cut CLABSI",
      "46 RNs",
      "30%",
      "CCRN",
      "2011",
      "2016",
    ],
    ["lola.q", "led the team", "I cut CLABSI", "responsible"],
  ],
] as const)(
  "%s: no employer, date or figure is lost, and nothing is promoted",
  ([, answers, facts, never]) => {
    for (const tone of resumeRewrite.tones) {
      const text = formatResult(composeResumeRewrite({ answers, tone }));
      const unmet = checkResult("resumeRewrite", text, answers satisfies Answers).filter(
        ({ ok }) => !ok,
      );
      expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
      for (const fact of facts) expect(text).toContain(fact);
      for (const word of never) expect(text).not.toContain(word);
    }
  },
);

test.for([
  [
    "responsible for managing programs team (11 staff)",
    true,
    "Manage the programs team (11 staff).",
  ],
  [
    "helped to grow legal clinic. 380 households/yr to 1,150",
    true,
    "Contributed to growing the legal clinic from 380 households a year to 1,150.",
  ],
  [
    "budget 2.4M, was involved in raising 900k of it from 3 new foundations",
    true,
    "Contributed to raising $900,000 of the $2.4M budget from 3 new foundations.",
  ],
  ["cycle time 47 min → 29 min", true, "Brought the cycle time from 47 minutes to 29."],
  ["17 staff", true, "Manage 17 staff."],
  ["mentor, 4 co-op students, 3 hired", true, "Mentor 4 co-op students; three were hired."],
  ["awarded $210,000 NIH K99", false, "Awarded a $210,000 NIH K99."],
  ["p95 latency 900ms → 210ms", true, "Brought p95 latency from 900ms to 210ms."],
  ["part of the team that launched the app", false, "Worked on the team that launched the app."],
  [
    "Duties included answering phones and filing reports",
    false,
    "Answered phones and filed reports.",
  ],
  ["budget €7M", true, "Manage a €7M budget."],
  [
    "Built an editor supporting real-time sync for 4M+ daily active users",
    false,
    "Built an editor supporting real-time sync for 4M+ daily active users.",
  ],
  ["On shared governance council", true, "Serve on the shared governance council."],
  ["Chair of credit committee", true, "Serve as chair of the credit committee."],
  ["Charge nurse for 32 bed unit", true, "Serve as charge nurse for a 32-bed unit."],
  [
    "responsible for scheduling, billing, and supervising front desk (5 people)",
    true,
    "Oversee scheduling and billing, and supervise front desk (5 people).",
  ],
  ["Lead team of 24 lenders across 3 states", true, "Lead a team of 24 lenders across 3 states."],
  [
    "Launched CDFI program; $86M lent to women-owned firms",
    false,
    "Launched a CDFI program, $86M lent to women-owned firms.",
  ],
] as const)(
  "“%s” becomes one line that opens with a verb she can defend",
  ([line, current, said]) => {
    const [statement = ""] = statementsIn(line);
    expect(sayBullet(readBullet(statement, { title: "Program Manager", current }))).toBe(said);
  },
);

test.for([
  ["Acme Corp\tAnalyst\t2019 - 2021\n- cut costs", "Acme Corp", "Analyst", "2019 to 2021"],
  [
    "Analyst, Acme Corp, Jan 2019 – pres\n• cut costs",
    "Acme Corp",
    "Analyst",
    "January 2019 to present",
  ],
  [
    "ACME INDUSTRIES LLC | SENIOR ANALYST | 2019–2021\ncut costs by 3%",
    "ACME INDUSTRIES LLC",
    "SENIOR ANALYST",
    "2019 to 2021",
  ],
  [
    "Senior Analyst\nAcme Corp, Dayton, OH\n03/2019 - 03/2021\n* cut costs",
    "Acme Corp",
    "Senior Analyst",
    "03/2019 to 03/2021",
  ],
  [
    "i worked at the Grand Marlow hotel since 2014. i manage 16 people.",
    "Grand Marlow hotel",
    "",
    "2014 to present",
  ],
] as const)("a header is read in any layout: %s", ([text, employer, title, dates]) => {
  const [post] = parseResume(text).posts;
  expect([post?.employer, post?.title, post?.dates]).toEqual([employer, title, dates]);
});

test("two posts at one employer, an older one first, come latest first with their dates", () => {
  const { posts } = parseResume(
    "Clerk typist 2003-2009, Dept of Motor Vehicles\nOffice supervisor 2009-now. 17 staff.",
  );
  expect(posts.map(({ title, dates }) => `${title}: ${dates}`)).toEqual([
    "Office supervisor: 2009 to present",
    "Clerk typist: 2003 to 2009",
  ]);
});

test("a statement is not padded: with two jobs and one result it is left out and asked for", () => {
  const answers = {
    resume:
      "Clerk 2003-2009, Dept of Motor Vehicles\nOffice supervisor 2009-now. 17 staff. wait time from 74 mins to 31",
    target: "office mgr, superior court",
  };
  const { sections, missing } = composeResumeRewrite({ answers, tone: "Warm Confidence" });
  expect(sections.map(({ label }) => label)).toEqual(["Headline", "Summary", "Achievements"]);
  expect(missing).toContain("why the superior court");
});
