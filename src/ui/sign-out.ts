/** Told on the document when she signs out, in every open window: what is hers leaves this device. */
export const signOutEvent = "sign-out";
