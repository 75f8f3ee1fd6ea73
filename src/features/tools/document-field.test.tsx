import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { currentToast } from "#ui/toast/toast-store.ts";
import { openTool, proMember, refuseWith } from "./open-tool.fixture.tsx";

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText(/max 5MB/), { target: { files: [file] } });
}

function extracted(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Extracted text" });
}

const resume = new File(["…"], "Okafor-Resume.pdf");

test("the text of a document lands in Extracted text, and its length is told when it settles", async () => {
  using _ = openTool("resumeRewrite", proMember);
  screen.getByText("0 characters");
  vi.stubGlobal("fetch", async () => Response.json({ text: "x".repeat(2841) }));
  choose(resume);
  await waitFor(() => expect(extracted().value).toHaveLength(2841));
  await screen.findByText("2,841 characters");
  expect(currentToast()).toMatchObject({
    title: "Document uploaded successfully",
    text: "Extracted text from Okafor-Resume.pdf",
  });
});

test.for([
  [422, '{"message":"This file is locked.","code":"bad_request"}', "This file is locked."],
  [
    404,
    '{"message":"There is nothing here.","code":"not_found"}',
    "Failed to parse document. Please try copying and pasting the text instead.",
  ],
  [500, "", "Failed to parse document. Please try copying and pasting the text instead."],
] as const)("a failed upload (%i) says so twice and keeps the earlier text", async (refusal) => {
  const [status, body, sentence] = refusal;
  using _ = openTool("resumeRewrite", proMember);
  fireEvent.change(extracted(), { target: { value: "Led the migration." } });
  refuseWith(status, body);
  choose(resume);
  await screen.findByText(sentence);
  expect(currentToast()).toMatchObject({ title: "Upload failed", text: sentence, tone: "danger" });
  expect(extracted().value).toBe("Led the migration.");
});

test("a file over 5 MB is refused before anything is sent", async () => {
  using _ = openTool("resumeRewrite", proMember);
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.pdf"));
  await screen.findByText(/5 MB/);
  expect(fetched).not.toHaveBeenCalled();
});

test("without Pro the text can be pasted, and the file waits with its reason", () => {
  using _ = openTool("resumeRewrite");
  expect(screen.getByLabelText<HTMLInputElement>(/max 5MB/).disabled).toBe(true);
  screen.getByText("Reading a file is part of Pro. Pasting the text works now.");
  fireEvent.change(extracted(), { target: { value: "Led the migration." } });
  expect(extracted().value).toBe("Led the migration.");
});
