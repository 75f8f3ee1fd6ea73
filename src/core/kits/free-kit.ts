/** The kit that every account has. Apart from the catalogue, so that a page that names it alone does not load the rest. */
export const freeKitId = "raise-promotion-ask";
