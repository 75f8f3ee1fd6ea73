/** Where she goes once a new address is hers, by code or by link: the account page says so there. */
export const emailChangedPath = "/account?done=email";
