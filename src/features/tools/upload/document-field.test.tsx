import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { currentToast } from "#ui/toast/toast-store.ts";
import { renderTool, proMember } from "#features/tools/workspace/render-tool.fixture.tsx";
import { stubUploads } from "./stub-uploads.fixture.ts";

const fallback = "Failed to parse document. Please try copying and pasting the text instead.";
const resume = new File(["…"], "Okafor-Resume.pdf");
const answer = { text: "x".repeat(2841), pages: 2, characters: 2841, notes: ["Read in columns."] };

/** The control itself; its place, held while the code is on its way, is disabled. */
function fileInput(): Promise<HTMLInputElement> {
  return waitFor(() => {
    const input = screen.getByLabelText<HTMLInputElement>(/max 5MB/);
    expect(input.disabled).toBe(false);
    return input;
  });
}

async function choose(...files: File[]): Promise<void> {
  fireEvent.change(await fileInput(), { target: { files } });
}

/** What a browser tells while files are dragged. */
function holding(...files: File[]) {
  return { dataTransfer: { types: ["Files"], files } };
}

function extracted(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Extracted text" });
}

test("the text of a document lands in Extracted text, with a receipt, and its length is told when it settles", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  screen.getByText("0 characters");
  await choose(resume);
  screen.getByText("Okafor-Resume.pdf, 1 KB");
  act(() => uploads.reportProgress(0.5));
  expect(screen.getByRole("progressbar", { name: "Sending Okafor-Resume.pdf" })).toHaveProperty(
    "value",
    0.5,
  );
  act(() => uploads.reportProgress(1));
  screen.getByText("Reading your file…");
  uploads.respond(200, answer);
  await waitFor(() => expect(extracted().value).toHaveLength(2841));
  await screen.findByText("2,841 characters");
  screen.getByText("Read 2 pages, 2,841 characters.");
  screen.getByText("Read in columns.");
  expect(currentToast()).toMatchObject({
    title: "Document uploaded successfully",
    text: "Extracted text from Okafor-Resume.pdf",
  });
});

test.for([
  [422, { message: "This file is locked.", code: "document_password" }, "This file is locked."],
  [404, { message: "There is nothing here.", code: "not_found" }, fallback],
  [401, { message: "Unauthorized", code: "unauthorized" }, "Sign in to continue."],
  [500, "", fallback],
] as const)(
  "a failed upload (%i) says so twice and keeps the earlier text",
  async ([status, body, sentence]) => {
    using _ = renderTool("resumeRewrite", proMember);
    const uploads = stubUploads();
    fireEvent.change(extracted(), { target: { value: "Led the migration." } });
    await choose(resume);
    uploads.respond(status, body);
    await screen.findByText(sentence);
    expect(currentToast()).toMatchObject({
      title: "Upload failed",
      text: sentence,
      tone: "danger",
    });
    expect(extracted().value).toBe("Led the migration.");
    const input = await fileInput();
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-describedby")).toContain("error");
  },
);

test("a line that is lost is said as the specification says it", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  await choose(resume);
  uploads.failConnection();
  await screen.findByText(fallback);
  expect(currentToast()).toMatchObject({ title: "Upload failed", text: fallback });
});

test("she takes a file back while it is sent: nothing changes, and nothing is said", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  fireEvent.change(extracted(), { target: { value: "Led the migration." } });
  await choose(resume);
  const before = currentToast()?.id;
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByText("Drop a file here, or");
  expect(uploads.isAborted()).toBe(true);
  expect(extracted().value).toBe("Led the migration.");
  expect(currentToast()?.id).toBe(before);
});

test("the focus goes where she can go on, and never to the page as a whole", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  const input = await fileInput();
  input.focus();
  await choose(resume);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  uploads.respond(200, answer);
  const replace = await screen.findByRole("button", { name: "Replace" });
  expect(document.activeElement).toBe(replace);
  await choose(resume);
  uploads.respond(422, { message: "This file is locked.", code: "document_password" });
  await screen.findByText("This file is locked.");
  expect(document.activeElement).toBe(input);
});

test("Replace opens the same choice again, and a second file takes the place of the first", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  await choose(resume);
  uploads.respond(200, answer);
  const replace = await screen.findByRole("button", { name: "Replace" });
  const input = await fileInput();
  const clicked = vi.spyOn(input, "click");
  fireEvent.click(replace);
  expect(clicked).toHaveBeenCalledOnce();
  await choose(new File(["…"], "Second.docx"));
  uploads.respond(200, { ...answer, text: "Second", pages: null, notes: [] });
  await waitFor(() => expect(extracted().value).toBe("Second"));
  screen.getByText("Read 6 characters.");
});

test("a file can be dropped, and two at once cannot", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  const zone = (await fileInput()).parentElement;
  if (zone === null) throw new Error("There is no place to drop a file.");
  expect(fireEvent.dragOver(zone, holding(resume))).toBe(false);
  fireEvent.drop(zone, holding(resume, resume));
  await screen.findByText("Choose one file at a time.");
  fireEvent.drop(zone, holding(resume));
  screen.getByText("Okafor-Resume.pdf, 1 KB");
  uploads.respond(200, answer);
  await waitFor(() => expect(extracted().value).toHaveLength(2841));
});

test("a file that is dropped beside its place does not replace the page", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  await fileInput();
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [] } })).toBe(
    false,
  );
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
});

test("a file over 5 MB is refused before anything is sent", async () => {
  using _ = renderTool("resumeRewrite", proMember);
  const uploads = stubUploads();
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.pdf"));
  await screen.findByText(/5 MB/);
  expect(uploads.count()).toBe(0);
});

test("without Pro the text can be pasted, and the file waits with its reason", async () => {
  using _ = renderTool("resumeRewrite");
  expect((await screen.findByLabelText<HTMLInputElement>(/max 5MB/)).disabled).toBe(true);
  screen.getByText("Reading a file is part of Pro. Pasting the text works now.");
  fireEvent.change(extracted(), { target: { value: "Led the migration." } });
  expect(extracted().value).toBe("Led the migration.");
});
