import { useEffect, useState } from "react";

/** How long a value has to stand still before it is told, in milliseconds. */
const defaultDelayMs = 500;

/** A value once it has not changed for `after` milliseconds, so that it is told when it settles and not at each key. */
export function useDebouncedValue<T>(value: T, delayMs = defaultDelayMs): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
