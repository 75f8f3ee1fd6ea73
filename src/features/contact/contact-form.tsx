import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { MessageFields } from "./message-fields.tsx";
import { clearMessageDraft, useMessageDraft } from "./message-draft.ts";
import { contactStampQuery, useContactState } from "./queries.ts";
import { sendMessage } from "./send-message.ts";

/** Writing to us on the page; with script by fetch, without it as a plain form. */
export function ContactForm() {
  const state = useContactState();
  const stamp = useQuery(contactStampQuery).data?.stamp ?? "";
  const [isSent, setSent] = useState(state?.isSent ?? false);
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useMessageDraft(form);
  const send = useAction(async (element: HTMLFormElement) => {
    await sendMessage(messageIn(element), stamp, openedAt.current);
    clearMessageDraft();
    setSent(true);
  });
  if (isSent) return <Sent />;
  const problem = send.error === null ? (state?.problem ?? null) : getErrorMessage(send.error);
  return (
    <form
      ref={form}
      className="stack"
      method="post"
      action="/contact#write"
      onSubmit={(event) => {
        event.preventDefault();
        void send.run(event.currentTarget);
      }}
    >
      <MessageFields state={state} />
      <input type="hidden" name="stamp" value={stamp} />
      {problem && !send.isPending && <Note tone="danger" alert title={problem} />}
      <div className="actions">
        <Button submit look="primary" grow pending={send.isPending}>
          {send.isPending ? "Sending..." : "Send"}
        </Button>
      </div>
    </form>
  );
}

function Sent() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    clearMessageDraft();
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1}>
      <Note tone="success" title="Your message is on its way.">
        We answer to your address within 24-48 hours on business days.
      </Note>
    </div>
  );
}

function messageIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    topic: text("topic"),
    email: text("email"),
    message: text("message"),
    isUrgent: fields.has("urgent"),
    website: text("website"),
  };
}
