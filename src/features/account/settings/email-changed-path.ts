/** The page after a new address is proven, by code or by link: the account page confirms it. */
export const emailChangedPath = "/account?done=email";
