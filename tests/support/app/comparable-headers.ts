/** The headers of an answer but for its request id, which no two answers share. */
export function comparableHeaders({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
}
