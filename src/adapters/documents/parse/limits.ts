/** Characters of a document beyond which it is no resume and no reader goes on. */
export const maxTextLength = 3_000_000;
