import { startServer } from "./server.ts";

const ends: (() => Promise<void>)[] = [];

/** What the tests of a file share: started at its first use; what it put on the stack ends after the last test. */
export function ofFile<T>(start: (stack: AsyncDisposableStack) => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  function begin(): Promise<T> {
    const stack = new AsyncDisposableStack();
    ends.push(async () => {
      started = undefined;
      await stack.disposeAsync();
    });
    return start(stack);
  }
  return () => (started ??= begin());
}

/** Ends what the file shared: this module stays for the next file of its worker. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}

/** The file's one server as everybody starts it, for visitors who leave nothing behind that another would meet. */
export const serverOfFile = ofFile(async (stack) => stack.use(await startServer()));
