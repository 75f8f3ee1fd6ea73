/** A start that cannot go on for a reason its operator can mend. The message is printed as it is. */
export class StartupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "StartupError";
  }
}
