const full = new Set(["ENOSPC", "EDQUOT", "53100"]);

const down = /^(?:08...|53300|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What a thrown error says of the database: its disk is full, it cannot be reached, or (null) something else. */
export function databaseFailure(error: unknown): "full" | "down" | null {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    const code = "code" in next && typeof next.code === "string" ? next.code : "";
    if (full.has(code)) return "full";
    if (down.test(code) || connectionFailed(next)) return "down";
    next = next.cause;
  }
  return null;
}

/** A socket's own errors, and those to which the driver gives no code. */
function connectionFailed(error: Error): boolean {
  if ("syscall" in error && (error.syscall === "connect" || error.syscall === "getaddrinfo"))
    return true;
  return /^(?:Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}

/** Was the statement refused because a value that may stand once is there already? */
export function isDuplicate(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause)
    if ("code" in next && next.code === "23505") return true;
  return false;
}
