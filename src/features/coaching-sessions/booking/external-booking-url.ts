/**
 * Where a session is booked outside the product, with the buyer's address and the credit filled in and nothing else
 * personal. A template that names {email} or {credit} decides itself where they go.
 */
export function externalBookingUrl(
  template: string,
  who: { email: string | null; credit: string },
) {
  const values = { email: who.email ?? "", credit: who.credit };
  if (/\{(?:email|credit)\}/.test(template))
    return template
      .replaceAll("{email}", encodeURIComponent(values.email))
      .replaceAll("{credit}", encodeURIComponent(values.credit));
  const address = new URL(template);
  if (who.email !== null) address.searchParams.set("email", who.email);
  address.searchParams.set("credit", who.credit);
  return address.href;
}
