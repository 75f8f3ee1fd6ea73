const dayMs = 86_400_000;

/** RFC 9116 recommends less than a year. It's counted from each request, so it never runs out while we answer. */
const validDays = 180;

/** Where to report a security problem (RFC 9116). `baseUrl` has no slash at its end. */
export function renderSecurityTxt(baseUrl: string, supportEmail: string, now = new Date()): string {
  const today = now.getTime() - (now.getTime() % dayMs);
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
