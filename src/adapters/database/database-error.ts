const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/**
 * With 57014 and 25P03 the server ends what took too long, with 40P01 one of two that waited for each other; with 25006 it
 * takes no changes now.
 */
const unavailableCodes =
  /^(?:08...|25006|25P03|40P01|53300|57014|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What a thrown error says of the database: its disk is full, it cannot be reached, or (null) something else. */
export function classifyDatabaseError(error: unknown): "full" | "down" | null {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    const code = "code" in next && typeof next.code === "string" ? next.code : "";
    if (diskFullCodes.has(code)) return "full";
    if (unavailableCodes.test(code) || isConnectionError(next)) return "down";
    next = next.cause;
  }
  return null;
}

const failureSentences = {
  full: "The disk of the records is full. Make room, then try again.",
  down: "The records cannot be reached. Check that the database runs, then try again.",
} as const;

/** The same as a sentence for the operator; null for something else. */
export function describeDatabaseFailure(error: unknown): string | null {
  const failure = classifyDatabaseError(error);
  return failure === null ? null : failureSentences[failure];
}

/** A socket's own errors, and those to which the driver gives no code. */
function isConnectionError(error: Error): boolean {
  if ("syscall" in error && (error.syscall === "connect" || error.syscall === "getaddrinfo"))
    return true;
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/.test(
    error.message,
  );
}

/** Was the statement refused because a value that may stand once is there already? */
export function isUniqueViolation(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause)
    if ("code" in next && next.code === "23505") return true;
  return false;
}
