const units = ["bytes", "kB", "MB", "GB"] as const;

/** A size in words: "12.3 MB". */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1_000 && unit < units.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit] ?? ""}`;
}

/** The seconds since then, measured by `performance.now()`. */
export function formatSecondsSince(started: number): string {
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}

/** A count with its noun: "1 row", "2 rows". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** How long ago that was, in the largest whole unit. */
export function formatAge(at: Date, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - at.getTime()) / 60_000));
  if (minutes < 60) return `${formatCount(minutes, "minute")} ago`;
  if (minutes < 48 * 60) return `${formatCount(Math.floor(minutes / 60), "hour")} ago`;
  return `${formatCount(Math.floor(minutes / 1_440), "day")} ago`;
}
