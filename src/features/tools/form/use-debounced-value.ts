import { useEffect, useState } from "react";

/** How long a value has to stay unchanged before it is reported, in milliseconds. */
const defaultDelayMs = 500;

/** A value once it has not changed for `after` milliseconds: it is reported when it settles and not at each key. */
export function useDebouncedValue<T>(value: T, delayMs = defaultDelayMs): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
