import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { expect, test } from "vitest";
import { type PlacedText, pdfFile } from "../fixtures/documents/pdf-file.ts";
import { placed } from "../fixtures/documents/placed.ts";

async function textOf(...pages: readonly PlacedText[][]): Promise<string> {
  const parsed = await parseDocument(pdfFile(pages.map((texts) => ({ texts }))));
  return parsed.ok ? parsed.document.text : parsed.code;
}

function row(y: number, cells: readonly (readonly string[])[]): PlacedText[] {
  return cells.flatMap((lines, at) => placed(lines, { x: 50 + at * 150, y }));
}

function numbered(number: number, line: string): PlacedText[] {
  return [
    { text: "Amara Okafor, resume", x: 50, y: 30 },
    { text: line, x: 50, y: 200 },
    { text: `Page ${number} of 2`, x: 50, y: 760 },
    { text: String(number), x: 300, y: 775 },
  ];
}

const summary = [
  "Operations leader with fourteen years in health",
  "logistics, known for calm decisions and for",
  "teams that stay together after hard changes.",
];

test("two columns are read one after the other, below the name and contact that span them", async () => {
  const text = await textOf([
    { text: "Amara Okafor", x: 200, y: 50, size: 22 },
    {
      text: "amara@example.com | +44 20 7946 0018 | London, United Kingdom",
      x: 150,
      y: 70,
      size: 10,
    },
    ...placed(["PROFILE", ...summary, "EXPERIENCE", "Head of Operations, Meridian"], {
      x: 50,
      y: 110,
    }),
    ...placed(["SKILLS", "Budgeting", "Hiring", "Negotiation", "LANGUAGES", "English, Igbo"], {
      x: 350,
      y: 116,
    }),
  ]);
  expect(text).toBe(
    [
      "Amara Okafor",
      "amara@example.com | +44 20 7946 0018 | London, United Kingdom",
      "",
      "PROFILE",
      "Operations leader with fourteen years in health logistics, known for calm decisions and for teams that stay together after hard changes.",
      "",
      "EXPERIENCE",
      "Head of Operations, Meridian",
      "",
      "SKILLS",
      "Budgeting",
      "Hiring",
      "Negotiation",
      "",
      "LANGUAGES",
      "English, Igbo",
    ].join("\n"),
  );
});

test("columns that share their baselines are told from a table by the order in which they were written", async () => {
  const left = placed(summary.concat(summary), { x: 50, y: 100 });
  const right = placed(
    ["Lagos office", "Team of twelve", "Annual plan", "Board papers", "Open days", "Awards"],
    { x: 350, y: 100 },
  );
  expect(await textOf([...left, ...right])).toMatch(/hard changes\.\n\nLagos office/);
});

test("a sidebar comes after the name that stands beside it, and is not mixed with the main text", async () => {
  const text = await textOf([
    ...placed(["CONTACT", "amara@example.com", "London", "SKILLS", "Budgeting", "Hiring"], {
      x: 30,
      y: 50,
      step: 17,
    }),
    { text: "Amara Okafor", x: 220, y: 55, size: 24 },
    ...placed(["PROFILE", ...summary, "EDUCATION", "MSc Logistics"], { x: 220, y: 95 }),
  ]);
  expect(text.split("\n").filter((line) => line !== "")).toEqual([
    "Amara Okafor",
    "CONTACT",
    "amara@example.com",
    "London",
    "SKILLS",
    "Budgeting",
    "Hiring",
    "PROFILE",
    summary.join(" "),
    "EDUCATION",
    "MSc Logistics",
  ]);
});

test("dates at the right edge stay with their line", async () => {
  const text = await textOf([
    { text: "Head of Operations, Meridian", x: 50, y: 100 },
    { text: "2019 – 2024", x: 480, y: 100 },
    ...placed(["• Cut delivery times by a third.", "• Led 220 people."], { x: 60, y: 115 }),
    { text: "Planner, Northline", x: 50, y: 156 },
    { text: "2014 – 2019", x: 480, y: 156 },
    ...placed(["• Built the first planning team."], { x: 60, y: 171 }),
  ]);
  expect(text).toBe(
    [
      "Head of Operations, Meridian\t2019 – 2024",
      "- Cut delivery times by a third.",
      "- Led 220 people.",
      "",
      "Planner, Northline\t2014 – 2019",
      "- Built the first planning team.",
    ].join("\n"),
  );
});

test("a table is read row by row, with cells of several lines kept whole", async () => {
  const text = await textOf([
    ...row(100, [["Years"], ["Employer"], ["What I did"]]),
    ...row(125, [
      ["2019–2024"],
      ["Meridian Health", "London office"],
      ["Led the regional network and", "its carriers."],
    ]),
    ...row(165, [["2014–2019"], ["Northline"], ["Planning"]]),
  ]);
  expect(text).toBe(
    [
      "Years\tEmployer\tWhat I did",
      "2019–2024\tMeridian Health London office\tLed the regional network and its carriers.",
      "2014–2019\tNorthline\tPlanning",
    ].join("\n"),
  );
});

test("a wrapped point is one line, and a word parted at the end of a line is whole again", async () => {
  const text = await textOf([
    ...placed(
      [
        "• Rebuilt the supplier programme across eleven regional organi-",
        "  sations and negotiated cross-",
        "  functional targets with each of them.",
        "• Hired nine people.",
      ],
      { x: 50, y: 100 },
    ),
  ]);
  expect(text).toBe(
    "- Rebuilt the supplier programme across eleven regional organisations and negotiated cross-functional targets with each of them.\n- Hired nine people.",
  );
});

test("a hyphen that its font names a soft one is still a hyphen", async () => {
  expect(
    await textOf([{ text: "A hands\u2010on lead of fast\u2010growing teams", x: 50, y: 100 }]),
  ).toBe("A hands-on lead of fast-growing teams");
});

test("raised letters stay in their word, and points side by side are points of their own", async () => {
  const text = await textOf([
    { text: "1", x: 50, y: 100, size: 12 },
    { text: "st", x: 56, y: 95, size: 7 },
    { text: "prize, Lagos", x: 67, y: 100, size: 12 },
    ...placed(["• Hiring", "• Reward"], { x: 50, y: 150 }),
    ...placed(["• Coaching", "• Mediation"], { x: 200, y: 150 }),
  ]);
  expect(text).toBe("1st prize, Lagos\n\n- Hiring\n- Coaching\n- Reward\n- Mediation");
});

test("points whose bullets are drawn as shapes are points, where the page says that they are a list", async () => {
  const parsed = await parseDocument(
    pdfFile([
      {
        texts: [{ text: "Head of Operations", x: 50, y: 100 }],
        points: placed(["Cut delivery times by a third.", "Led 220 people."], { x: 70, y: 116 }),
      },
    ]),
  );
  expect(parsed).toMatchObject({
    document: { text: "Head of Operations\n- Cut delivery times by a third.\n- Led 220 people." },
  });
});

test("letters set wide are words", async () => {
  const wide = { x: 50, size: 12, spacing: 5 };
  const text = await textOf([
    { text: "WORK EXPERIENCE", y: 100, ...wide },
    { text: "TERMS AND SKILLS", y: 160, ...wide },
  ]);
  expect(text).toBe("WORK EXPERIENCE\n\nTERMS AND SKILLS");
});

test("text drawn twice for weight is read once, and turned text comes last", async () => {
  const text = await textOf([
    { text: "CONFIDENTIAL", x: 40, y: 500, size: 30, turned: 45 },
    { text: "Amara Okafor", x: 50, y: 50 },
    { text: "Amara Okafor", x: 50.4, y: 50.2 },
    { text: "Director", x: 50, y: 65 },
  ]);
  expect(text).toBe("Amara Okafor\nDirector\n\nCONFIDENTIAL");
});

test("what repeats at the head and foot of pages stands once, and bare page numbers go", async () => {
  const text = await textOf(
    numbered(1, "First part of the record"),
    numbered(2, "Second part of the record"),
  );
  expect(text).toBe(
    "Amara Okafor, resume\n\nFirst part of the record\n\nSecond part of the record\n\nPage 1 of 2",
  );
});

test.for([
  ["Nguyễn Thị Minh Khai, Đà Nẵng", "Nguyễn Thị Minh Khai, Đà Nẵng"],
  ["Adébáyọ̀ Ọlákúnlé, Ìbàdàn", "Adébáyọ̀ Ọlákúnlé, Ìbàdàn"],
  ["Ngũgĩ wa Thiong’o", "Ngũgĩ wa Thiong’o"],
  ["Oﬃce of the ﬁrst ﬂoor, eﬀort, ﬆyle", "Office of the first floor, effort, style"],
  ["½ day, m² and x³ stay", "½ day, m² and x³ stay"],
  ["co\u00ADoperation\uFFFF", "cooperation"],
])("names and letters come through: %s", async ([written = "", read = ""]) => {
  expect(await textOf([{ text: written, x: 50, y: 100 }])).toBe(read.normalize("NFC"));
});

test("Arabic drawn from its right end is read in its own order and in plain letters", async () => {
  const drawn = Array.from("ﻟﻴﻠﻰ ﺍﻟﺤﺪﺍﺩ").toReversed().join("");
  expect(await textOf([{ text: drawn, x: 400, y: 100 }])).toBe("ليلى الحداد");
  const joined = Array.from("ﺧﻼﻝ").toReversed().join("");
  expect(await textOf([{ text: joined, x: 400, y: 100 }])).toBe("خلال");
});

test("form fields are read where they stand", async () => {
  const parsed = await parseDocument(
    pdfFile([
      {
        texts: [
          { text: "Name:", x: 50, y: 100 },
          { text: "Signed in London", x: 50, y: 130 },
        ],
        field: { value: "Amara Okafor", x: 90, y: 100 },
      },
    ]),
  );
  expect(parsed).toMatchObject({ document: { text: "Name: Amara Okafor\n\nSigned in London" } });
});

test("a password to open is refused; a password that only restricts is not needed", async () => {
  const page = { texts: [{ text: "Amara Okafor", x: 50, y: 100 }] };
  expect(await parseDocument(pdfFile([page], { user: "secret", owner: "o" }))).toEqual({
    ok: false,
    code: "password",
  });
  expect(await parseDocument(pdfFile([page], { user: "", owner: "o" }))).toMatchObject({
    document: { text: "Amara Okafor" },
  });
});

test("a page that is a picture is named; a file of pictures is a scan", async () => {
  const written = { texts: [{ text: "Amara Okafor, Director of Operations", x: 50, y: 100 }] };
  const mixed = await parseDocument(pdfFile([written, { picture: true }]));
  expect(mixed).toMatchObject({
    document: {
      pages: 2,
      notes: ["Page 2 looks like a scan: no text was found on it. Type what is missing."],
    },
  });
  expect(await parseDocument(pdfFile([{ picture: true }]))).toEqual({ ok: false, code: "scan" });
  expect(await parseDocument(pdfFile([{}]))).toEqual({ ok: false, code: "empty" });
});

test("a long document is read up to its sixtieth page, and says so", async () => {
  const pages = Array.from({ length: 62 }, (_, at) => ({
    texts: [{ text: `Chapter ${at + 1} of the record`, x: 50, y: 300 }],
  }));
  const parsed = await parseDocument(pdfFile(pages));
  expect(parsed).toMatchObject({
    document: { pages: 62, notes: ["Only the first 60 of 62 pages were read."] },
  });
});

test("a PDF is one with a few bytes before it, and damaged without its end", async () => {
  const file = Buffer.from(pdfFile([{ texts: [{ text: "Amara Okafor", x: 50, y: 100 }] }]));
  expect(await parseDocument(Buffer.concat([Buffer.from("\r\n\r\njunk\r\n"), file]))).toMatchObject(
    {
      document: { text: "Amara Okafor" },
    },
  );
  expect(await parseDocument(file.subarray(0, 200))).toEqual({ ok: false, code: "damaged" });
});
