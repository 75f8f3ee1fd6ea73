import { useEffect, useRef, useState } from "react";
import { toast } from "#ui/toast/toast-store.ts";
import { uploadDocument, type UploadedDocument, UploadError } from "./upload-document.ts";

export type UploadState =
  | { readonly state: "open"; readonly error: string | null }
  | { readonly state: "sending"; readonly file: File; readonly sent: number }
  | { readonly state: "read"; readonly file: File; readonly extracted: UploadedDocument };

const idle: UploadState = { state: "open", error: null };

/** One document on its way at a time; its text goes to `onText`. A failure leaves the text before it alone. */
export function useDocumentUpload(onText: (text: string) => void) {
  const [reading, setReading] = useState<UploadState>(idle);
  const runningUpload = useRef<AbortController>(null);

  useEffect(() => () => runningUpload.current?.abort(), []);

  function fail(sentence: string) {
    setReading({ state: "open", error: sentence });
    toast({ title: "Upload failed", text: sentence, tone: "danger" });
  }

  async function read(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    runningUpload.current?.abort();
    if (files.length > 1) {
      fail("Choose one file at a time.");
      return;
    }
    const controller = new AbortController();
    runningUpload.current = controller;
    const { signal } = controller;
    setReading({ state: "sending", file, sent: 0 });
    try {
      const extracted = await uploadDocument(file, {
        signal,
        onProgress: (sent) => {
          if (!signal.aborted) setReading({ state: "sending", file, sent });
        },
      });
      onText(extracted.text);
      setReading({ state: "read", file, extracted });
      toast({ title: "Document uploaded successfully", text: `Extracted text from ${file.name}` });
    } catch (error) {
      if (error instanceof UploadError) fail(error.message);
    }
  }

  function cancel() {
    runningUpload.current?.abort();
    setReading(idle);
  }

  return { reading, read, cancel };
}
