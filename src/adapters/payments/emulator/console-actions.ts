/** What can be done on the test checkout. */
export const checkoutActions = ["pay", "pay-later", "decline", "cancel"] as const;
export type CheckoutAction = (typeof checkoutActions)[number];

/** What the test portal can simulate: acts of the customer, of time and of banks. */
export const portalActions = [
  "cancel",
  "resume",
  "switch",
  "pay",
  "fail-renewal",
  "advance-month",
  "refund",
  "dispute",
  "inquiry",
  "win-dispute",
  "lose-dispute",
] as const;
export type PortalAction = (typeof portalActions)[number];

/** What can be done to the events on their way to our webhook. */
export const deliveryActions = [
  "hold",
  "release",
  "release-reversed",
  "send",
  "send-twice",
  "drop",
] as const;
export type DeliveryAction = (typeof deliveryActions)[number];
