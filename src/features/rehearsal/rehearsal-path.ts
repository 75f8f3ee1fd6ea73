/** The page that rehearses; it is a document of its own, because it alone may use the microphone. */
export const rehearsalPath = "/say-it";
