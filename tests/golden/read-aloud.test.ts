import { expect, test } from "vitest";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { composed } from "./golden-cases.ts";

type Spoken = readonly [name: string, tool: ToolId, answers: Answers, sentences: readonly string[]];

const spoken: readonly Spoken[] = [
  [
    "two posts keep their own houses",
    "brandBio",
    {
      role: "software eng manager at Brightkey by day, and co-founder of Girls Who Solder (nonprofit)",
      result: "launched the low power radio team, 3 to 19 engineers",
      person: "third — Anjali Verghese, she/her",
    },
    [
      "Anjali Verghese is a software engineering manager at Brightkey by day and the co-founder of Girls Who Solder (nonprofit).",
      "She launched the low power radio team, from 3 to 19 engineers.",
    ],
  ],
  [
    "a colonel, her last command and her medals",
    "brandBio",
    {
      role: "Colonel, U.S. Army (Ret.). 26 years. Last command: 2nd Logistics Brigade, 3,100 soldiers",
      proof: "Bronze Star. Legion of Merit, 2019.",
      person: "Third person. Renée Baptiste-Coleman",
    },
    [
      "Renée Baptiste-Coleman is a colonel in the U.S. Army (Ret.), with 26 years of service, and her last command was the 2nd Logistics Brigade, 3,100 soldiers.",
      "She holds the Bronze Star and the 2019 Legion of Merit.",
    ],
  ],
  [
    "fragments of a finance chief, cut as a past",
    "brandBio",
    {
      role: "CFO. Halden Rail. $3.1B revenue.",
      result: "Cut days to close from 14 to 4.",
      person: "Third. Mei-Hua Tan Okafor.",
    },
    [
      "Mei-Hua Tan Okafor is CFO of Halden Rail ($3.1B in revenue).",
      "She cut days to close from 14 to 4.",
    ],
  ],
  [
    "a founder in two languages",
    "brandBio",
    {
      role: "fundadora y ceo de Semilla Foods, hacemos salsas y moles, based in San Antonio, since 2017",
      result: "got 38 women vendors into stores",
      person: "third, Marisol Treviño",
    },
    [
      "Marisol Treviño has been the founder and CEO of Semilla Foods since 2017",
      "Semilla Foods makes salsas and moles",
    ],
  ],
  [
    "a shift and a crew",
    "brandBio",
    {
      role: "shift lead at the distribution center, 2nd shift, 7 yrs",
      audience: "my crew 32 ppl",
      result: "turnover on my shift is 18% the bldg is 61%",
    },
    [
      "I am a shift lead on second shift at the distribution center, with seven years of experience",
      "my crew of 32 people",
      "The turnover on my shift is 18%, and the building is 61%.",
    ],
  ],
  [
    "the reason stands apart from the refusal, and the offers from each other",
    "boundaryScript",
    {
      request: "translate for patients, every time someone speaks spanish they come get me",
      by: "Dr. Hines",
      refusal: "not interpreting anymore, im not certified & its not my job",
      offer:
        "language line is 24/7, the number is on the wall, i can show the front desk how to use it thurs",
    },
    [
      "I am not interpreting anymore. I’m not certified, and it’s not my job.",
      "The language line is 24/7. The number is on the wall. I can show the front desk how to use it on Thursday.",
    ],
  ],
  [
    "he, said to an aunt, is somebody else",
    "boundaryScript",
    {
      request: "cosign my cousins truck loan, 'family helps family'",
      by: "Tía Rosario",
      refusal: "no voy a firmar, i wont cosign",
      offer: "i can help him fix his credit report, sat morning",
    },
    [
      "Tía Rosario, I will not cosign.",
      "I can help him fix his credit report on Saturday morning.",
      "No voy a firmar.",
      "I hear you say, “Family helps family.”",
    ],
  ],
  [
    "an officer keeps the rank, and the sergeant named before is him",
    "boundaryScript",
    {
      by: "MAJ Brennan, XO",
      refusal: "I am not available on weekends in October.",
      offer: "SFC Doyle is trained and has volunteered. I will brief him by 20 September.",
    },
    ["MAJ Brennan, I am not available", "I will brief him by 20 September."],
  ],
  [
    "nobody gets hurt is a sentence",
    "boundaryScript",
    {
      refusal: "I'm not energizing before its inspected",
      offer: "inspector can be here thurs 7am, my crew will be ready",
      preserve: "nobody gets hurt, my card",
    },
    ["I am not energizing before it is inspected.", "My card matters to me. Nobody gets hurt."],
  ],
  [
    "weeks late and days early are two things",
    "careerPositioning",
    {
      role: "electrical foreman, IBEW 26",
      known: "getting jobs back on schedule",
      evidence:
        "Data hall B, 6 wks late to 2 days early. 60 electricians, zero lost time. passed 31 of 31 inspections first time",
      target: "general superintendent",
    },
    [
      "I am the person who gets jobs back on schedule.",
      "The role I want next is General Superintendent.",
      "Data hall B went from 6 weeks late to 2 days early.",
      "I passed 31 of 31 inspections the first time.",
    ],
  ],
  [
    "three lines are three points",
    "careerPositioning",
    {
      role: "Major, USMC, logistics officer",
      evidence:
        "- relocated 2,400 Marines and 900 vehicles in 19 days\n- ran a $62M maintenance budget, clean audit 3 yrs\n- built the first all-women engagement supply team",
    },
    [
      "in the USMC",
      "I ran a $62M maintenance budget; clean audit for three years.",
      "- I built the first all-women engagement supply team.",
    ],
  ],
  [
    "an offer with a name of its own",
    "offerPower",
    {
      offer:
        "The Seat Before the Seat: a six-month advisory engagement for women one step below the C-suite.",
      audience: "Vice presidents in companies of 2,000 or more.",
      change: "They stop preparing for the meeting and start deciding what the meeting is for.",
    },
    [
      "With The Seat Before the Seat, a six-month advisory engagement for women one step below the C-suite, you stop preparing for the meeting and start deciding what the meeting is for.",
      "This is for vice presidents in companies of 2,000 or more.",
    ],
  ],
  [
    "people, a price and a scarce month",
    "offerPower",
    {
      offer: "postpartum doula package, 6 weeks, nights",
      audience: "second time moms in Oakland esp black moms",
      price: "$275/mo first truck $150 each after",
      timing: "only 2 spots in march",
    },
    [
      "This is for second-time moms in Oakland, especially Black moms.",
      "$275 a month for the first truck, $150 each after.",
      "There are only 2 spots in March.",
    ],
  ],
  [
    "a level and a base are one ask",
    "payAsk",
    {
      ask: "staff engineer, L5 to L6. base 198 to 232",
      evidence:
        "p99 latency 840ms to 210ms; on-call pages 62/wk to 11; led the migration of 140 services, 0 downtime",
      decider: "Dana",
      timing: "committee Nov 17",
      objection: "impact needs to be org-wide",
    },
    [
      "Dana, I am asking for a change of level, from L5 to L6, at a base of $232,000, up from $198,000, and I want to show you the work behind it.",
      "P99 latency went from 840ms to 210ms.",
      "On-call pages went from 62 a week to 11.",
    ],
  ],
  [
    "a bare figure amid rambling is the salary it stands for",
    "payAsk",
    {
      ask: "so im making 104 and i found out the guy they hired makes 121 so i want 121 too, at least",
      evidence: "tickets went from 900 a month to 350",
      market: "the posting for his role said 115-125",
    },
    [
      "I am asking for $121,000, up from $104,000",
      "The posting for his role said $115,000 to $125,000.",
    ],
  ],
  [
    "a bonus after the last day, options before it, and one of nine",
    "exitStrategy",
    {
      reason:
        "VP Marketing. CEO screams at people and i'm done. new job is CMO somewhere smaller where i own the P&L",
      timing: "tell Jonathan Sept 2, last day Sept 30",
      protect: "Q3 bonus pays Oct 15, options 4,200 vest Sept 12, my team of 9 esp Aisha",
      private: "the yelling. where im going",
    },
    [
      "Q3 bonus pays October 15: in writing, what notice on September 2 does to it.",
      "Options, 4,200: September 12 comes before your last day, September 30.",
      "You have decided what you will say to your team of 9, especially Aisha, and when.",
      "I left for a role where I own the P&L.",
    ],
  ],
  [
    "what she owes, by when, and to whom",
    "exitStrategy",
    {
      reason: "COO. Next role is CEO.",
      timing: "notice 6/2, last day 6/20",
      protect:
        "my tuition repayment clause!! i owe it if i leave before june 15. Board reference: Ms. Okonjo. Non-compete: 12 months, limited to rail.",
      handover: "Capital plan. Union contract talks. Safety program.",
    },
    [
      "My last day will be June 20",
      "Your tuition repayment clause: you owe it if you leave before June 15.",
      "Your request for a board reference is ready: Ms. Okonjo.",
      "The non-compete, 12 months, limited to rail: read again, word for word.",
      "the capital plan, the union contract talks and the safety program",
      "I left for a role as CEO.",
    ],
  ],
  [
    "a ratio stays a ratio, a second post has no stray word",
    "brandBio",
    {
      role: "RN, cardiac ICU at Harborview West. also the MNA steward for nights",
      result: "I got our ratio to 1:2 in writing",
      person: "3rd person, Folasade Akinwande",
    },
    [
      "is an RN in cardiac ICU at Harborview West and the MNA steward for nights",
      "She got the ratio to 1:2 in writing",
    ],
  ],
  [
    "a justice, her district, and what she was before",
    "brandBio",
    {
      role: "Associate Justice of the Court of Appeals, Fourth District. Formerly a legal aid attorney for fourteen years.",
      proof: "Jurist of the Year, 2022",
      person: "Third person. Justice Noemí Castañeda-Ruiz.",
    },
    [
      "an Associate Justice of the Court of Appeals, Fourth District, formerly a legal aid attorney for fourteen years",
      "She was Jurist of the Year in 2022.",
    ],
  ],
  [
    "this year is no thing to host",
    "boundaryScript",
    {
      request: "host thanksgiving again for 24",
      by: "Nkechi, my sister in law",
      refusal: "im not hosting this yr",
      preserve: "us being close",
    },
    ["Nkechi, I am not hosting this year.", "I want us to stay close."],
  ],
  [
    "thousands and millions keep their own scale",
    "careerPositioning",
    {
      role: "Executive Director, Casa Esperanza",
      known: "im the excel person, everyone comes to me when the forecast doesnt tie",
      evidence:
        "Budget from $600K to $2.9M in six years. commission disputes 40/qtr to 3. found the tolerance stack error before tooling, saved 60k",
    },
    [
      "The budget went from $600,000 to $2.9M in six years.",
      "Commission disputes went from 40 a quarter to 3.",
      "I’m the Excel person: everyone comes to me when the forecast doesn’t tie",
    ],
  ],
  [
    "who it is for may say what they lack",
    "offerPower",
    {
      offer: "3 session intensive for nurses after a bad code",
      audience: "Series A, 10 to 40 people, no marketing lead. not if youre already quitting",
      change: "sleep. and you stop replaying it in the car",
      timing: "USCIS fees go up april 1",
    },
    [
      "With the 3-session intensive for nurses after a bad code, you sleep, and you stop replaying it in the car.",
      "Series A, 10 to 40 people, with no marketing lead.",
      "This is not for anyone already quitting.",
      "USCIS fees go up on April 1.",
    ],
  ],
  [
    "what she asks for beside the sum stands beside it",
    "payAsk",
    {
      ask: "62k, want 70 and every other sunday off",
      evidence:
        "First chair in two trials, two defense verdicts. Churn in my book is 2%, team average is 9",
      decider: "COL Hargrove",
    },
    [
      "COL Hargrove, I am asking for a salary of $70,000, up from $62,000, and every other Sunday off",
      "I was first chair in two trials, two defense verdicts.",
      "Churn in my book is 2%; the team average is 9.",
    ],
  ],
  [
    "a bonus to repay, a checklist in two, a move that stays hers",
    "exitStrategy",
    {
      reason:
        "Regulatory affairs manager. Relocating to Durham, husband matched for residency there",
      timing: "Notice April 7, last day May 5 (4 weeks)",
      protect: "Retention bonus, repay if I leave before April 30!! want to come back summers",
      handover: "weekly dashboard / month end close checklist",
      private: "husbands program",
    },
    [
      "Retention bonus: you repay it if you leave before April 30.",
      "You know whom to tell that you want to come back summers.",
      "the weekly dashboard and the month end close checklist",
      "I left to relocate to Durham.",
    ],
  ],
  [
    "a guess is told apart from what she knows",
    "strategyPrep",
    {
      decision: "raise my rates 25% in January or add a second package",
      options: "raise: 9 clients now at $2,400/mo, i think 2 leave",
      stakes: "want 40 by summer",
      constraints: "havent read the equity docs",
    },
    [
      "I want 40 by summer.",
      "Raise: 9 clients now at $2,400 a month. Whether 2 leave is not confirmed.",
      "What the equity docs say. I have not read them yet.",
    ],
  ],
  [
    "a contract is a thing she wants, and a fall needs no arrow",
    "elevatorPitch",
    {
      who: "Fatima, charge nurse cardiac ICU",
      audience: "black moms in south Dallas",
      result: "pressure injuries 11 to 2 in a yr",
      next: "contract with medicaid plan",
      length: "15 seconds",
    },
    [
      "I’m Fatima, a cardiac ICU charge nurse.",
      "I work for Black moms in south Dallas.",
      "Pressure injuries went from 11 to 2 in a year.",
      "I want a contract with a Medicaid plan.",
    ],
  ],
  [
    "they are you, and quoted words stay theirs",
    "networkingHub",
    {
      who: "Teresa Quintero, ESL teacher",
      meet: "instructional designers who used to teach",
      why: "what they wish they'd built in their portfolio before applying",
      ask: "can i see a real piece of their work",
    },
    [
      "I want to know what you wish you had built in your portfolio before applying.",
      "Can I see a real piece of your work?",
    ],
  ],
];

test.for(spoken)("said aloud: %s", ([, tool, answers, sentences]) => {
  const { text } = composed(tool, answers, "Warm Confidence");
  for (const sentence of sentences) expect(text).toContain(sentence);
});
