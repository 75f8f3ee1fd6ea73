import { z } from "zod";

const address = z.email("Give one e-mail address.");

/** The addresses that people see. */
export const mailEnv = z.object({
  MAIL_FROM: address.default("hello@mpower.example"),
  SUPPORT_EMAIL: address.default("support@mpower.example"),
});
