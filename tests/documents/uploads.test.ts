import { createUploadFormParser } from "#http/request/upload-form-parser.ts";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { expect, test } from "vitest";
import { createTestApp, freeMember, proMember, type TestApp } from "../support/app/test-app.ts";
import {
  createUploadForm,
  type UploadOutcome,
  readUploadOutcome,
  parseDocumentPath,
  uploadFile,
} from "../support/documents/upload.ts";

const words = new TextEncoder().encode("Amara Okafor\nLed the migration of 40 services.");
const mostBytes = 5 * 1024 * 1024;

test("a text file becomes its text, with a receipt", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const { status, document } = await uploadFile(app, words, "resume.txt");
  expect(status).toBe(200);
  expect(document).toEqual({
    text: "Amara Okafor\nLed the migration of 40 services.",
    pages: null,
    characters: 46,
    notes: [],
  });
});

/** A body that is never read costs nothing: it says how much of it was taken. */
function untouchedBody() {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken };
}

test.for([
  ["a visitor", { kind: "visitor" }, 401, "unauthorized"],
  ["a free member", freeMember, 403, "pro_required"],
] as const)("%s is refused before the file is read", async ([, viewer, status, code]) => {
  await using app = await createTestApp({ viewer });
  const body = untouchedBody();
  const init = {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: body.stream,
    duplex: "half",
  };
  const response = await app.request(parseDocumentPath, init);
  expect(await readUploadOutcome(response)).toMatchObject({ status, code });
  expect(body.taken()).toBe(0);
});

test("another site's page cannot send a file in her name", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const headers = { Origin: "https://evil.example" };
  const init = { method: "POST", headers, body: createUploadForm(words) };
  expect((await app.request(parseDocumentPath, init)).status).toBe(403);
});

/** Sends a body as it is. */
async function send(app: TestApp, type: string, body: string): Promise<UploadOutcome> {
  const init = { method: "POST", headers: { "Content-Type": type }, body };
  return readUploadOutcome(await app.request(parseDocumentPath, init));
}

const form = "multipart/form-data; boundary=line";

function part(disposition: string, content = "words"): string {
  return `--line\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const file = 'name="file"; filename="a.txt"';

test.for([
  ["JSON", "application/json", '{"file":"words"}', 415, "Send the file as multipart/form-data."],
  ["plain text", "text/plain", "words", 415, "Send the file as multipart/form-data."],
  ["no boundary", "multipart/form-data", part(file), 400, "not readable as a form"],
  ["another boundary", "multipart/form-data; boundary=other", part(file), 400, "not readable"],
  ["nothing", form, "", 400, "not readable as a form"],
  ["a form without parts", form, "--line--\r\n", 400, "There is no file"],
  ["a form that ends early", form, part(file), 400, "not readable as a form"],
  ["half a header", form, "--line\r\nContent-Disp", 400, "not readable as a form"],
  [
    "a field instead of a file",
    form,
    `${part('name="file"')}--line--\r\n`,
    400,
    "There is no file",
  ],
  [
    "a file of another name",
    form,
    `${part('name="resume"; filename="a.txt"')}--line--\r\n`,
    400,
    "There is no file",
  ],
  ["two files", form, `${part(file)}${part(file)}--line--\r\n`, 400, "Send one file at a time."],
  [
    "two files of different names",
    form,
    `${part(file)}${part('name="b"; filename="b"')}--line--\r\n`,
    400,
    "Send one file at a time.",
  ],
  ["many fields", form, `${part('name="a"').repeat(99)}--line--\r\n`, 400, "Send the file alone."],
  [
    "a header without end",
    form,
    `--line\r\nX: ${"a".repeat(1_000_000)}`,
    400,
    "not readable as a form",
  ],
  ["an empty file", form, `${part(file, "")}--line--\r\n`, 422, "There is no text in this file."],
] as const)("%s is refused in words", async ([, type, body, status, sentence]) => {
  await using app = await createTestApp({ viewer: proMember });
  const outcome = await send(app, type, body);
  expect(outcome).toMatchObject({ status, message: expect.stringContaining(sentence) });
  expect(app.logged()).not.toContain('"level":"error"');
});

test("a form with fields beside the file is read all the same", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const body = `preamble\r\n${part('name="note"')}${part(file)}--line--\r\nepilogue`;
  expect(await send(app, form, body)).toMatchObject({ status: 200, text: "words" });
});

test("any bytes in place of a form come to an end, with a file or with a refusal", async () => {
  const pieces = [
    "--line",
    "\r\n",
    "--",
    "Content-Disposition: form-data; ",
    file,
    "\r\n\r\n",
    "a",
  ];
  const anyBody = array(oneof(constantFrom(...pieces), string()), { maxLength: 20 });
  await assert(
    asyncProperty(anyBody, async (sent) => {
      const opened = createUploadFormParser(form, "file", () => {});
      const end = (async () => {
        for (const piece of sent) await opened.write(new TextEncoder().encode(piece));
        await opened.end();
        return "read";
      })().catch((error: unknown) => Reflect.get(Object(error), "code"));
      // One that hung would end the test by its own limit.
      expect(["read", "bad_request"]).toContain(await end);
    }),
    { numRuns: 300 },
  );
});

test.for([
  ["a path", "../../etc/passwd.txt"],
  ["a Windows path", "C:\\Users\\Amara\\resume.txt"],
  ["line breaks", "a\r\nSet-Cookie: session=x\r\n.txt"],
  ["quotes and semicolons", 'a"; filename="b.exe'],
  ["10 KB", `${"n".repeat(10_240)}.txt`],
  ["marks and directions", "résumé‮fdp.‏txt"],
  ["nothing", ""],
] as const)("a file name with %s is never used and never kept", async ([, name]) => {
  await using app = await createTestApp({ viewer: proMember });
  const response = await app.request(parseDocumentPath, {
    method: "POST",
    body: createUploadForm(words, name),
  });
  expect(response.status).toBe(200);
  const headers = JSON.stringify([...response.headers]);
  const kept = `${headers}${await response.text()}${app.logged()}`;
  for (const word of ["passwd", "Users", "Set-Cookie", "exe", "nnnn", "fdp"])
    expect(kept).not.toContain(word);
});

test("5 MB to the byte is read, and one byte more is refused", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const most = await uploadFile(app, Buffer.alloc(mostBytes, "word "), "most.txt");
  expect(most.status).not.toBe(413);
  const more = await uploadFile(app, Buffer.alloc(mostBytes + 1, "word "), "more.txt");
  expect(more).toMatchObject({ status: 413, code: "too_large" });
  expect(more.message).toContain("5 MB");
});
