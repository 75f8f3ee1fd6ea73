import type { SignedInPerson } from "../account/sign-in.ts";

/** Sends a form as a browser without a script does. */
export function pressForm(
  { request }: SignedInPerson,
  path: string,
  fields: Readonly<Record<string, string>>,
) {
  return request(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
}
