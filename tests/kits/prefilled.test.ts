import { resolve } from "node:path";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { stampKit } from "#adapters/pdf/stamp-kit.ts";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { openTypesetter } from "#adapters/typesetting/typesetter.ts";
import type { KitId } from "#core/kits/kits.ts";
import { downloadPathFor } from "../support/billing/bought-kits.ts";
import { readPageTexts } from "../support/documents/pdf-text.ts";
import { insertPaidPurchase } from "../support/billing/purchase-rows.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const pages = await createRenderedPages("http://localhost:3000");
const typesetter = await openTypesetter();
if (typesetter === null) throw new Error("The typesetter has no binary for this system.");
const pack = await addFields(typesetter.typeset(resolve("content/kits/raise-promotion-ask.typ")));

const freePack = "/download/raise-promotion-ask?words=mine";
const kit = "power-bio-builder" satisfies KitId;

/** Every kit is the free pack’s PDF here. */
function openShop() {
  const files = { has: () => true, read: async () => pack };
  return createTestApp({ pages, delivery: { files, stamp: stampKit } });
}

async function record(person: SignedInPerson) {
  const said = [
    await person.send("POST", "/api/power-position", {
      statement: "I am the person for Ngũgĩ & Adébáyọ̀’s failing programs.",
    }),
    await person.send("POST", "/api/wins", {
      title: "Closed the migration $1.2M under budget",
      description: "From nine weeks to five",
    }),
    await person.send("POST", "/api/negotiations", { request: "Senior Director, $184,500 base" }),
    await person.send("POST", "/api/drafts/brandBio", {
      answers: { role: "Program director, transit", serves: "  " },
      tone: "Warm Confidence",
      basedOn: null,
    }),
  ];
  expect(said.map(({ ok }) => ok)).toEqual([true, true, true, true]);
}

async function formIn(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, form: (await PDFDocument.load(bytes)).getForm() };
}

async function kitsOf(person: SignedInPerson) {
  return (await person.request("/my-kits")).text();
}

async function headingOf(response: Response) {
  return /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1];
}

test("the free pack comes with her words in its fields, stamped and open to change", async () => {
  await using app = await openShop();
  const ada = await signInPro(app);
  await record(ada);
  await record(await signInPro(app, "other@example.com"));
  const bes = await signInPro(app, "bes@example.com");
  await bes.send("POST", "/api/wins", { title: "Only Bes did this" });

  const response = await ada.request(freePack);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="Raise & Promotion Pack with my words.pdf"',
  );
  const { bytes, form } = await formIn(response);
  const words = Object.fromEntries(
    ["role", "field", "win-1", "win-2", "position", "ask"].map((name) => {
      const field = form.getTextField(name);
      expect(field.isReadOnly(), name).toBe(false);
      return [name, field.getText()];
    }),
  );
  expect(words).toEqual({
    role: "Program director, transit",
    field: undefined,
    "win-1": "Closed the migration $1.2M under budget. From nine weeks to five",
    "win-2": undefined,
    position: "I am the person for Ngũgĩ & Adébáyọ̀’s failing programs.",
    ask: "Senior Director, $184,500 base",
  });
  expect((await readPageTexts(bytes)).at(-1)).toContain("Licensed to ada@example.com");
  form.flatten({ updateFieldAppearances: false });
  const seen = (await readPageTexts(await form.doc.save())).join(" ").replaceAll(/\s+/g, "");
  expect(seen.normalize()).toContain("Ngũgĩ&Adébáyọ̀’sfailingprograms".normalize());
});

test("what does not fit is said before the file, and where there is nothing to fill in, that is said too", async () => {
  await using app = await openShop();
  const ada = await signInPro(app);
  const empty = await ada.request(freePack);
  expect(empty.status).toBe(200);
  expect(await headingOf(empty)).toBe("There is nothing to fill in yet");

  const request = Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ");
  await ada.send("POST", "/api/negotiations", { request });
  const partly = await ada.request(freePack);
  expect(partly.headers.get("content-type")).toContain("text/html");
  expect(partly.headers.get("cache-control")).toContain("no-store");
  const page = await partly.text();
  expect(page).toContain("Your ask");
  const left = /Left out at the end: “([^”]*)”/.exec(page)?.[1] ?? "";
  expect(page).toContain('href="/download/raise-promotion-ask?words=as-fits"');
  const { form } = await formIn(await ada.request("/download/raise-promotion-ask?words=as-fits"));
  expect(`${form.getTextField("ask").getText()} ${left}`).toBe(request);
});

test("a bought kit is filled for its buyer with Pro alone", async () => {
  await using app = await openShop();
  const ada = await signInPro(app);
  await record(ada);
  const hers = await insertPaidPurchase(app.db, { sku: kit, userId: ada.id, email: ada.email });
  const guests = await insertPaidPurchase(app.db, { sku: kit });
  const gone = await insertPaidPurchase(app.db, { sku: kit, userId: ada.id, state: "refunded" });
  const wordsOf = (purchase: string) => `${downloadPathFor(app, purchase, kit)}&words=mine`;

  const { form } = await formIn(await ada.request(wordsOf(hers)));
  expect(form.getTextField("win-1").getText()).toContain("$1.2M");
  // What is asked for in pay is not what a bio asks.
  expect(form.getTextField("ask").getText()).toBeUndefined();

  const visitor = await app.request(wordsOf(hers));
  expect(visitor.status).toBe(302);
  expect(visitor.headers.get("location")).toBe("/api/login?next=%2Fmy-kits");
  expect((await app.request(wordsOf(guests))).status).toBe(302);
  expect((await app.request(freePack)).status).toBe(302);

  const refused = [
    [await ada.request(wordsOf(guests)), "This kit belongs to another account"],
    [await ada.request(wordsOf(gone)), "This download is closed"],
    [await ada.request(wordsOf(hers).replace("sig=", "sig=x")), "This link is not complete"],
    [
      await (await signInPro(app, "bes@example.com")).request(wordsOf(hers)),
      "This kit belongs to another account",
    ],
    [
      await (await signIn(app, "free@example.com")).request(freePack),
      "Filling with your words comes with Pro",
    ],
  ] as const;
  for (const [response, heading] of refused) {
    expect(await headingOf(response)).toBe(heading);
    expect(response.status, heading).toBe(403);
  }
});

test("for Pro members the kits offer it, for nobody else", async () => {
  await using app = await openShop();
  expect(await kitsOf(await signInPro(app))).toContain('/download/raise-promotion-ask?words=mine"');
  expect(await kitsOf(await signIn(app, "free@example.com"))).not.toContain("with my words");
});
