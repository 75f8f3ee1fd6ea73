const presentationForms = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * Ligatures (ﬁ) and Arabic presentation forms as the letters they stand for. Only these ranges: folding a whole text
 * would change fractions and superscripts.
 */
export function foldPresentationForms(text: string): string {
  return text.replace(presentationForms, (forms) =>
    // A standing vowel mark decomposes to a space and the mark; the space is no part of the word.
    Array.from(forms, (form) => form.normalize("NFKC").replace(/^ (?=\p{M})/u, "")).join(""),
  );
}
