import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { expect, test } from "vitest";
import { compoundFile } from "../fixtures/documents/compound-file.ts";
import { docFile } from "../fixtures/documents/doc-file.ts";
import { docxFile, listItem, paragraph, run, table } from "../fixtures/documents/docx-file.ts";
import { zipFile } from "../fixtures/documents/zip-file.ts";

async function textOf(file: Uint8Array): Promise<string> {
  const parsed = await parseDocument(file);
  return parsed.ok ? parsed.document.text : parsed.code;
}

const numbering = `
  <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="\uF0B7"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1%2)"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

test("a resume of Word: header and footer once, headings apart, lists with their marks", async () => {
  const file = docxFile(
    paragraph("Experience", '<w:pStyle w:val="Heading1"/>') +
      paragraph("Head of Operations, Meridian") +
      listItem("Cut delivery times by a third.", 1) +
      listItem("Led 220 people.", 1) +
      paragraph("Education", '<w:pStyle w:val="Heading1"/>') +
      listItem("MSc Logistics", 2) +
      listItem("With distinction", 2, 1) +
      listItem("BA Economics", 2),
    {
      header: paragraph("Amara Okafor") + paragraph("amara@example.com"),
      footer: paragraph("References on request"),
      numbering,
      styles: '<w:style w:styleId="Heading1"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
      pages: 2,
    },
  );
  expect(await parseDocument(file)).toEqual({
    ok: true,
    document: {
      text: [
        "Amara Okafor",
        "amara@example.com",
        "",
        "Experience",
        "Head of Operations, Meridian",
        "- Cut delivery times by a third.",
        "- Led 220 people.",
        "",
        "Education",
        "1. MSc Logistics",
        "1a) With distinction",
        "2. BA Economics",
        "",
        "References on request",
      ].join("\n"),
      pages: 2,
      characters: 210,
      notes: [],
    },
  });
});

test("a table of short cells is a line for each row; a table that lays out the page is read cell by cell", async () => {
  const short = table([
    [paragraph("Course"), paragraph("Year")],
    [paragraph("Negotiation"), paragraph("2019")],
  ]);
  const layout = table([
    [
      paragraph("Skills") + paragraph("Budgeting") + paragraph("Hiring") + paragraph("Coaching"),
      paragraph("Profile") + paragraph("Calm under pressure.") + short,
    ],
  ]);
  expect(await textOf(docxFile(layout))).toBe(
    "Skills\nBudgeting\nHiring\nCoaching\n\nProfile\nCalm under pressure.\nCourse\tYear\nNegotiation\t2019",
  );
});

test("a text box is read once, though Word keeps it twice", async () => {
  const box = `<w:txbxContent>${paragraph("Contact")}${paragraph("London")}</w:txbxContent>`;
  const drawn = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const old = `<w:r><w:pict><v:textbox>${box}</v:textbox></w:pict></w:r>`;
  expect(await textOf(docxFile(`<w:p>${run("Amara Okafor")}${drawn}</w:p>`))).toBe(
    "Amara Okafor\nContact\nLondon",
  );
  expect(await textOf(docxFile(`<w:p>${old}</w:p>`))).toBe("Contact\nLondon");
});

test("tracked changes are read as accepted, hidden text and field codes are not read", async () => {
  const file = docxFile(
    [
      `<w:p>${run("Led ")}<w:del><w:r><w:delText>nine</w:delText></w:r></w:del><w:ins>${run("twelve")}</w:ins>${run(" people")}</w:p>`,
      `<w:p><w:moveFrom>${run("Moved line")}</w:moveFrom>${run("Stays")}</w:p>`,
      `<w:p><w:moveTo>${run("Moved line")}</w:moveTo></w:p>`,
      `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run("One ")}</w:p><w:p>${run("line")}</w:p>`,
      `<w:p>${run("secret", "<w:vanish/>")}</w:p>`,
      `<w:p>${run("Seen", '<w:vanish w:val="0"/>')}${run("unseen", '<w:rStyle w:val="Ghost"/>')}</w:p>`,
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("example.com")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${paragraph("Deleted row")}</w:tc></w:tr><w:tr><w:tc>${paragraph("Kept row")}</w:tc></w:tr></w:tbl>`,
    ].join(""),
    {
      styles:
        '<w:style w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Ghost"><w:basedOn w:val="Unseen"/></w:style>',
    },
  );
  expect(await textOf(file)).toBe(
    "Led twelve people\nStays\nMoved line\nOne line\nSeen\nexample.com\nKept row",
  );
});

test("links, content controls, symbols, tabs, breaks and hyphens read as they show", async () => {
  const file = docxFile(
    [
      `<w:p><w:hyperlink r:id="x">${run("linkedin.com/in/amara")}</w:hyperlink></w:p>`,
      `<w:sdt><w:sdtPr><w:alias w:val="Name"/></w:sdtPr><w:sdtContent>${paragraph("Amara Okafor")}</w:sdtContent></w:sdt>`,
      paragraph("Click or tap here to enter text."),
      `<w:p><w:r><w:sym w:font="Symbol" w:char="F0B7"/><w:tab/><w:t>Hired nine</w:t></w:r></w:p>`,
      `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr><w:r><w:t>Director</w:t><w:tab/><w:tab/><w:t>2019</w:t><w:br/><w:t>co</w:t><w:softHyphen/><w:t>operation e</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r></w:p>`,
      `<w:p>${run("Notes")}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
    ].join(""),
    {
      footnotes: `<w:footnote w:type="separator" w:id="0">${paragraph("---")}</w:footnote><w:footnote w:id="2">${paragraph("Audited in 2024.")}</w:footnote>`,
    },
  );
  expect(await textOf(file)).toBe(
    "linkedin.com/in/amara\nAmara Okafor\n\n- Hired nine\nDirector\t2019\ncooperation e-mail\nNotes\n\nAudited in 2024.",
  );
});

test("the strict form of Word documents is read, whatever its parts are called", async () => {
  expect(await textOf(docxFile(paragraph("Nguyễn Thị Minh Khai"), { strict: true }))).toBe(
    "Nguyễn Thị Minh Khai",
  );
  const odd = zipFile([
    { name: "[Content_Types].xml", bytes: "<Types/>" },
    {
      name: "_rels/.rels",
      bytes:
        '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>',
    },
    {
      name: "word/document2.xml",
      bytes:
        '<n0:document xmlns:n0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><n0:body><n0:p><n0:r><n0:t>Ngũgĩ</n0:t></n0:r></n0:p></n0:body></n0:document>',
    },
  ]);
  expect(await textOf(odd)).toBe("Ngũgĩ");
});

test.for([
  [
    "a spreadsheet",
    "unsupported",
    zipFile([
      { name: "[Content_Types].xml", bytes: "<Types/>" },
      { name: "xl/workbook.xml", bytes: "<workbook/>" },
    ]),
  ],
  ["any archive", "unsupported", zipFile([{ name: "notes.txt", bytes: "Hello" }])],
  ["a part cut short", "damaged", docxFile("<w:p><w:r><w:t>open")],
  [
    "a document type of its own",
    "damaged",
    zipFile([
      { name: "[Content_Types].xml", bytes: "<Types/>" },
      {
        name: "word/document.xml",
        bytes: '<!DOCTYPE w:document [<!ENTITY a "b">]><w:document>&a;</w:document>',
      },
    ]),
  ],
  [
    "elements nested without end",
    "too_complex",
    docxFile("<w:p>".repeat(2000) + "</w:p>".repeat(2000)),
  ],
  [
    "a size that says more than we unpack",
    "too_complex",
    docxFile("", { more: [{ name: "word/media/a.bin", bytes: "a", claimed: 90_000_000 }] }),
  ],
  [
    "a size that lies",
    "too_complex",
    zipFile([
      { name: "[Content_Types].xml", bytes: "<Types/>" },
      { name: "word/document.xml", bytes: Buffer.alloc(45_000_000, 32), claimed: 10 },
    ]),
  ],
  ["no text", "empty", docxFile("<w:p/>")],
  ["half a file", "damaged", docxFile(paragraph("Amara")).subarray(0, 400)],
] as const)("refused with its own reason: %s", async ([, code, file]) => {
  expect(await parseDocument(file)).toEqual({ ok: false, code });
});

test("a document of Word 97: header, tables, fields and footer, without hidden text", async () => {
  const file = docFile(
    [
      { text: "Adébáyọ̀ Ọlákúnlé" },
      { text: "secret", hidden: true },
      { text: "Years", ends: "cell" },
      { text: "Post", ends: "cell" },
      { text: "", ends: "row" },
      { text: 'See \u0013 HYPERLINK "x"\u0014example.com\u0015 and e\u001Email' },
      { text: "Experience", heading: true },
      { text: "•\tHired nine people" },
    ],
    { header: "Resume", footer: "London" },
  );
  expect(await textOf(file)).toBe(
    "Resume\n\nAdébáyọ̀ Ọlákúnlé\nYears\tPost\nSee example.com and e-mail\n\nExperience\n- Hired nine people\n\nLondon",
  );
});

const word = [{ text: "Amara" }];

test.for([
  ["Word 95", "old_word", docFile(word, { version: 0x68 })],
  ["Word 6", "old_word", docFile(word, { mark: 0xa5dc, version: 0x65 })],
  ["Word 2", "old_word", Buffer.from("dba52d00000009040000", "hex")],
  ["an encrypted .doc", "password", docFile(word, { encrypted: true })],
  [
    "an encrypted .docx",
    "password",
    compoundFile({ EncryptionInfo: Buffer.alloc(9), EncryptedPackage: Buffer.alloc(9) }),
  ],
  ["an old spreadsheet", "unsupported", compoundFile({ Workbook: Buffer.alloc(9) })],
  ["nothing but a container", "damaged", Buffer.from("d0cf11e0a1b11ae1", "hex")],
] as const)("old containers are told apart: %s", async ([, code, file]) => {
  expect(await parseDocument(file)).toEqual({ ok: false, code });
});
