import { createContext, useContext } from "react";

/** The answer that the server is writing; in the browser there is none. */
export const HttpStatusContext = createContext<((status: number) => void) | null>(null);

/** Lets a page say that what was asked for is not there. */
export function useHttpStatus(status: number): void {
  useContext(HttpStatusContext)?.(status);
}
