import { afterAll } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

let started: Promise<RunningServer> | undefined;
afterAll(async () => (await started)?.[Symbol.asyncDispose]());

/** The file's one server as everybody starts it, for visitors who leave nothing behind that another would meet. */
export function serverOfFile(): Promise<RunningServer> {
  started ??= startServer();
  return started;
}
