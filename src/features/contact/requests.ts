import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";
import { maxContactMessageLength, topics } from "./topics.ts";

/** POST /api/contact. */
export const NewContactMessage = z.object({
  topic: z.enum(topics, "Choose what it is about."),
  email: EmailAddress,
  message: z
    .string("Write your message.")
    .trim()
    .min(1, "Write your message.")
    .max(
      maxContactMessageLength,
      "That is more than 5,000 characters. Shorten your message, or send it in two.",
    ),
  isUrgent: z.boolean().default(false),
  stamp: z.string().max(200).default(""),
  /** Stays empty: only a program fills a field that nobody sees. */
  website: z.string().max(2_000).default(""),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;
