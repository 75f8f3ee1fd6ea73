import { renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";
import type { Viewer } from "#core/access/access.ts";
import type { NewContactMessage } from "./requests.ts";

type ContactEmailInput = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly message: NewContactMessage;
  readonly viewer: Viewer;
};

/** A visitor's message, for whoever answers it. */
export function renderContactEmail({
  brand,
  baseUrl,
  message,
  viewer,
}: ContactEmailInput): RenderedEmail {
  const { topic, email, isUrgent } = message;
  return renderEmail({
    brand,
    baseUrl,
    subject: `${isUrgent ? "URGENT: " : ""}${topic}`,
    paragraphs: [`From ${email}. ${describeSender(viewer, email)}`],
    quote: message.message.replaceAll(/\r\n?/g, "\n"),
    reason: "Written on the contact page. An answer goes to the person who wrote it.",
  });
}

function describeSender(viewer: Viewer, email: string): string {
  if (viewer.kind === "visitor") return "Not signed in, so the address is not proven.";
  const plan = viewer.isPro ? "Pro" : "free";
  if (viewer.email === email) return `Signed in with this address (${plan}).`;
  return `Signed in as ${viewer.email} (${plan}); the address above is not proven.`;
}
