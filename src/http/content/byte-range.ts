export type ByteRange = { readonly start: number; readonly end: number };

const singleRange = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file of `size` bytes that a Range header asks for, both ends included. "whole" when it asks for none, for
 * several, or for none that can be read; "unsatisfiable" when it lies outside.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = singleRange.exec(header?.trim() ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "") return last === "" ? "whole" : lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start < size ? { start, end } : "unsatisfiable";
}

function lastBytes(length: number, size: number): ByteRange | "unsatisfiable" {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - length), end: size - 1 };
}
