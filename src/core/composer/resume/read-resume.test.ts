import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { withoutPersonalDetails } from "#core/composer/resume/recognition/personal-details.ts";
import { readResume } from "./read-resume.ts";

const work =
  "\n\nStaff nurse, Ravenhill Clinic, 2018 - now\nRun 2 wards\nCut falls from 9 to 4\n\n";
const read = (last: string) => readResume(`Jo Penn\nEly${work}${last}`);

test.each([
  ["Dip. Nursing, Harrow Poly 2011", "Education"],
  ["Nat. Dip. Mech. Eng., Durban 2010", "Education"],
  ["Cert. in Early Years, Cork 2014", "Certificates"],
])("the point of a word cut short ends no line: %s", (line, heading) => {
  expect(read(line).others).toEqual([{ heading, lines: [line] }]);
});

test.each(["Dept. of Health, Policy officer, 2012-2014", "Asst. Manager, Greenfield Foods 2012"])(
  "nor a heading: %s",
  (line) => {
    expect(read(line).posts.at(-1)).toEqual({ heading: line, lines: [], now: false });
  },
);

test("two lists in a line are told apart", () => {
  expect(read("HND, Leeds 2004\nFrench, Wolof. excel, Sage").others).toEqual([
    { heading: "Education", lines: ["HND, Leeds 2004"] },
    { heading: "Languages", lines: ["French, Wolof"] },
    { heading: "Skills", lines: ["Excel, Sage"] },
  ]);
});

test.each([
  "2016 - now, Teacher and, since 2020, deputy head, Heron School",
  "2016 - now, Cook, from 2019 head cook, Heron Hotel",
  "2016 - now, Driver, later dispatcher (2019), Otter Freight",
])("a heading is whole: %s", (heading) => {
  expect(readResume(`Jo Penn\n\n${heading}\n- 900 loaves a day`).posts).toEqual([
    { heading, lines: ["900 loaves a day"], now: true },
  ]);
});

test("an employer above years that lead is no town of hers", () => {
  const { top, posts } = readResume(
    "Jo Penn\nNurse\n\nHeron Clinic, Ely\n2018 to present: Staff nurse\nRuns 2 wards.\n\n2013 to 2018: Porter",
  );
  expect(top).toEqual(["Jo Penn", "Nurse"]);
  expect(posts.map(({ heading }) => heading)).toEqual([
    "Heron Clinic, Ely",
    "2018 to present: Staff nurse",
    "2013 to 2018: Porter",
  ]);
});

test.each([
  ["14 Elm Street, Ely", "Ely", ["14 Elm Street"]],
  [
    "12, rue des Lilas, 67000 Metz · born 4/6/1983",
    "67000 Metz",
    ["12, rue des Lilas", "born 4/6/1983"],
  ],
  ["Hauptstraße 5, 8031 Ulm", "8031 Ulm", ["Hauptstraße 5"]],
  ["Born: March 4, 1983", "", ["Born: March 4, 1983"]],
  ["Jo Penn née Smith, 15 years in nursing", "Jo Penn née Smith, 15 years in nursing", []],
])("her house and her day of birth are told apart: %s", (line, shareable, personal) => {
  expect(withoutPersonalDetails(line)).toEqual({ shareable, personal });
});

test("they do not stand above, and the note names them", () => {
  const { sections, missing } = compose("resumeRewrite", {
    answers: {
      resume: `Curriculum vitae – Jo Penn\n14 Elm Street, Ely\nDate of birth: 12.03.1990${work}`,
    },
    tone: "Warm Confidence",
  });
  expect(sections[0]?.blocks[0]).toEqual({ kind: "paragraph", text: "Jo Penn, Ely" });
  expect(missing.join("; ")).toContain("14 Elm Street");
  expect(missing.join("; ")).toContain("Date of birth: 12.03.1990");
});

test("a profile that a site prints has its parts in their order", () => {
  const side =
    "Contact\nwww.linkedin.com/in/jo-penn-\n77 (LinkedIn)\nTop Skills\nBread Making\n\nLanguages\nWelsh (Native)\n\n";
  const own = "Jo Penn, MSc\nBaker | Teacher of bakers\nEly, England\n\nExperience\n\n";
  const post =
    "Heron Mills\n5 years 2 months\n\nHead Baker\nMay 2021 - Present (4 years)\nEly, UK\n";
  const { top, posts, others } = readResume(
    `${side}${own}${post}- 900 loaves a day\n\nEducation\nEly College\nDiploma, Bread · (2010 - 2012)\n\nPage 1 of 1`,
  );
  expect(top).toEqual(["Jo Penn, MSc", "Baker | Teacher of bakers", "Ely, England"]);
  expect(posts.map(({ heading }) => heading)).toEqual([
    "Heron Mills, 5 years 2 months",
    "Head Baker, May 2021 - Present (4 years), Ely, UK",
  ]);
  expect(others).toEqual([
    { heading: "Education", lines: ["Ely College, Diploma, Bread (2010 - 2012)"] },
    { heading: "Top Skills", lines: ["Bread Making"] },
    { heading: "Languages", lines: ["Welsh (Native)"] },
  ]);
});

test.each([
  ["QUALIFICATIONS\nNVQ 2", [{ heading: "Qualifications", lines: ["NVQ 2"] }]],
  ["IT SKILLS\nSage", [{ heading: "IT skills", lines: ["Sage"] }]],
  [
    "Training\nNVQ 2\n\nEducation\nEly College",
    [
      { heading: "Training", lines: ["NVQ 2"] },
      { heading: "Education", lines: ["Ely College"] },
    ],
  ],
])("a part keeps the name she gave it: %j", (last, others) => {
  expect(read(last).others).toEqual(others);
});

test.each([
  ["Referees\nMs Ada Crane, Head of Heron", ["Referees: Ms Ada Crane, Head of Heron"]],
  ["References on request", ["References on request"]],
  [
    "PERSONAL DATA\nMarital status : single\nReligion: none",
    ["Marital status: single", "Religion: none"],
  ],
  ["I hereby declare that all of this is true", ["I hereby declare that all of this is true"]],
])("what only a form asks for is left out: %j", (last, left) => {
  const resume = read(last);
  expect(resume.omitted).toEqual(left);
  expect(resume.others).toEqual([]);
});

test("a heading with a dash and brackets, and years below it, is one post; no older title stands above", () => {
  const resume = `Jo Penn\n\nWork\nStores & Dispatch Lead – Heron Mills (flour, oats and rye), Ely\nMay 2021 – present\n- Ran 2 stores\n\nPorter – Otter Inn\n2015 - 2017\n- 40 rooms`;
  expect(readResume(resume).posts.map(({ heading }) => heading)).toEqual([
    "Stores & Dispatch Lead – Heron Mills (flour, oats and rye), Ely, May 2021 – present",
    "Porter – Otter Inn, 2015 - 2017",
  ]);
  const { sections } = compose("resumeRewrite", {
    answers: { resume, role: "Stores & Dispatch Lead at a small mill by the river Lark" },
    tone: "Warm Confidence",
  });
  expect(sections[0]?.blocks[1]).toEqual({ kind: "paragraph", text: "Stores & Dispatch Lead" });
});

test("a title in capitals under years and a town is of their post", () => {
  const { posts } = readResume(
    "Jo Penn\nExperience\n01/02/2020 – current Ely, England\nHEAD BAKER HERON MILLS\n900 loaves a day\nTeaches 4 pupils",
  );
  expect(posts).toEqual([
    {
      heading: "01/02/2020 – current Ely, England, HEAD BAKER HERON MILLS",
      lines: ["900 loaves a day", "Teaches 4 pupils"],
      now: true,
    },
  ]);
});

test("short things behind the last post are no lines of it", () => {
  const { posts, others } = read(
    "Porter, Otter Inn, 2011-2013\n\nForklift permit. Food safety 2023. Polish and German.",
  );
  expect(posts.at(-1)?.lines).toEqual([]);
  expect(others.flatMap(({ lines }) => lines)).toEqual([
    "Forklift permit",
    "Food safety 2023",
    "Polish and German",
  ]);
});

test("where a line has no certain place, all stand in her blocks, under her heads, in her order", () => {
  const { top, posts, others } = readResume(
    "Jo Penn\nEly\n\nBread\nEly market, every week\n\n2018 - 2020\n\nHeron Mills\n\nSkills\nRye\n\n2011 - 2013\n\nOtter Inn",
  );
  expect(top).toEqual(["Jo Penn", "Ely"]);
  expect(posts).toEqual([]);
  expect(others.flatMap(({ heading, lines }) => [heading, ...lines])).toEqual([
    "Bread",
    "Ely market, every week",
    "",
    "2018 - 2020",
    "",
    "Heron Mills",
    "Skills",
    "Rye",
    "",
    "2011 - 2013",
    "",
    "Otter Inn",
  ]);
});

test("what no employer needs of her answers is named in the note", () => {
  const { sections, missing } = compose("resumeRewrite", {
    answers: {
      resume: `Jo Penn\nEly${work}`,
      role: "Nurse",
      target: "Matron (the Crane is looking for one, they are in a hurry)",
      reason: "I run the ward when he is away. I want to build my own team.",
      years: "14 if you count the agency, 9 on wards",
    },
    tone: "Warm Confidence",
  });
  const [, summary] = sections;
  const said = JSON.stringify(summary);
  expect(said).toContain("I want to build my own team.");
  expect(said).toContain("9 on wards");
  expect(said).not.toMatch(/away|agency|hurry/);
  expect(missing.join()).toMatch(/hurry.*away.*agency/);
});
