import { write, type Written } from "#adapters/mail/letter.ts";
import type { Viewer } from "#core/access/access.ts";
import type { NewContactMessage } from "./contract.ts";

type Sent = {
  readonly brand: string;
  readonly baseUrl: string;
  readonly message: NewContactMessage;
  readonly viewer: Viewer;
};

/** Her message, for whoever answers it. */
export function supportMail({ brand, baseUrl, message, viewer }: Sent): Written {
  const { topic, email, isUrgent } = message;
  return write({
    brand,
    baseUrl,
    subject: `${isUrgent ? "URGENT: " : ""}${topic}`,
    lines: [`From ${email}. ${accountOf(viewer, email)}`],
    quote: message.message.replaceAll(/\r\n?/g, "\n"),
    why: "Written on the contact page. An answer goes to the person who wrote it.",
  });
}

function accountOf(viewer: Viewer, email: string): string {
  if (viewer.kind === "visitor") return "Not signed in, so the address is not proven.";
  const plan = viewer.isPro ? "Pro" : "free";
  if (viewer.email === email) return `Signed in with this address (${plan}).`;
  return `Signed in as ${viewer.email} (${plan}); the address above is not proven.`;
}
