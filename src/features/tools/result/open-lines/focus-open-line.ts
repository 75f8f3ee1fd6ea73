/** Puts the caret into the first line that is open, else on the heading of the text. */
export function focusOpenLine(): void {
  const field = document.querySelector<HTMLElement>(".open-line textarea");
  (field ?? document.querySelector<HTMLElement>("#result-title"))?.focus();
}
