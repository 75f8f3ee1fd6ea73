import * as s from "#core/schema.ts";

const credentials = s.optional(
  s.array(s.object({ id: s.string, type: s.string, transports: s.optional(s.array(s.string)) })),
);
const extensions = s.optional(s.object({ credProps: s.optional(s.boolean) }));
const preference = s.oneOf(["discouraged", "preferred", "required"]);

/** GET /api/auth/passkey/generate-register-options: what a device is asked to make a passkey with. */
export const PasskeyCreationOptions = s.object({
  challenge: s.string,
  rp: s.object({ id: s.optional(s.string), name: s.string }),
  user: s.object({ id: s.string, name: s.string, displayName: s.string }),
  pubKeyCredParams: s.array(s.object({ alg: s.number, type: s.oneOf(["public-key"]) })),
  timeout: s.optional(s.number),
  attestation: s.optional(s.string),
  excludeCredentials: credentials,
  authenticatorSelection: s.optional(
    s.object({
      authenticatorAttachment: s.optional(s.oneOf(["cross-platform", "platform"])),
      requireResidentKey: s.optional(s.boolean),
      residentKey: s.optional(preference),
      userVerification: s.optional(preference),
    }),
  ),
  extensions,
  hints: s.optional(s.array(s.string)),
});

/** GET /api/auth/passkey/generate-authenticate-options: what a passkey answers to. */
export const PasskeyRequestOptions = s.object({
  challenge: s.string,
  rpId: s.optional(s.string),
  timeout: s.optional(s.number),
  userVerification: s.optional(preference),
  allowCredentials: credentials,
  extensions,
});
