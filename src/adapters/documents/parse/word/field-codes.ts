/** The fields of a Word document that a reader is inside of. A field is its code, then what it shows. */
export class FieldCodeTracker {
  readonly #shows: boolean[] = [];
  #codes = 0;

  open(): void {
    this.#shows.push(false);
    this.#codes += 1;
  }

  /** The code ends; what follows is what the field shows. */
  beginResult(): void {
    const last = this.#shows.length - 1;
    if (this.#shows[last] !== false) return;
    this.#shows[last] = true;
    this.#codes -= 1;
  }

  close(): void {
    if (this.#shows.pop() === false) this.#codes -= 1;
  }

  /** Whether the reader is in a code, which nobody sees. */
  get inCode(): boolean {
    return this.#codes > 0;
  }
}
