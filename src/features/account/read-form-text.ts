/** The trimmed text of a form's field; "" when it is not there. */
export function readFormText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}
