import { write, type Written } from "#adapters/mail/letter.ts";

type Welcome = { readonly brand: string; readonly baseUrl: string; readonly leave: string };

type Sent = Written & { readonly headers: Readonly<Record<string, string>> };

/** Says that an address is on the list, and how it leaves: by a link, or by one press in her mail program. */
export function welcomeMail({ brand, baseUrl, leave }: Welcome): Sent {
  const letter = write({
    brand,
    baseUrl,
    subject: `You’re on the ${brand} list`,
    lines: ["You’re on the list. We’ll reach out when it’s time."],
    why: `This address was entered at ${brand} to join the waitlist. If it was not you, leave the list and nothing more comes.`,
    leave: { name: "Leave the list", link: leave },
  });
  const headers = {
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...letter, headers };
}
