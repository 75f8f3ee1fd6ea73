import { afterAll } from "vitest";
import { startServer } from "./server.ts";

/** What the tests of a file share: started at its first use; what it put on the stack ends after the last test. */
export function ofFile<T>(start: (stack: AsyncDisposableStack) => Promise<T>): () => Promise<T> {
  const stack = new AsyncDisposableStack();
  let started: Promise<T> | undefined;
  afterAll(() => stack.disposeAsync());
  return () => (started ??= start(stack));
}

/** The file's one server as everybody starts it, for visitors who leave nothing behind that another would meet. */
export const serverOfFile = ofFile(async (stack) => stack.use(await startServer()));
