import { useEffect, useRef, useState } from "react";
import { toast } from "#ui/toast/toast-store.ts";
import { readDocument, type ReadText, UploadFailed } from "./upload.ts";

export type Reading =
  | { readonly state: "open"; readonly sentence: string | null }
  | { readonly state: "sending"; readonly file: File; readonly sent: number }
  | { readonly state: "read"; readonly file: File; readonly receipt: ReadText };

const open: Reading = { state: "open", sentence: null };

/** One document on its way at a time; its text goes to `onText`. A failure leaves the text before it alone. */
export function useReading(onText: (text: string) => void) {
  const [reading, setReading] = useState<Reading>(open);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  function fail(sentence: string) {
    setReading({ state: "open", sentence });
    toast({ title: "Upload failed", text: sentence, tone: "danger" });
  }

  async function read(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    running.current?.abort();
    if (files.length > 1) {
      fail("Choose one file at a time.");
      return;
    }
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    setReading({ state: "sending", file, sent: 0 });
    try {
      const receipt = await readDocument(file, {
        signal,
        onSent: (sent) => {
          if (!signal.aborted) setReading({ state: "sending", file, sent });
        },
      });
      onText(receipt.text);
      setReading({ state: "read", file, receipt });
      toast({ title: "Document uploaded successfully", text: `Extracted text from ${file.name}` });
    } catch (error) {
      if (error instanceof UploadFailed) fail(error.message);
    }
  }

  function cancel() {
    running.current?.abort();
    setReading(open);
  }

  return { reading, read, cancel };
}
