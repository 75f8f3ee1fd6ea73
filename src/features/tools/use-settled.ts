import { useEffect, useState } from "react";

/** How long a value has to stand still before it is told, in milliseconds. */
const settleAfter = 500;

/** A value once it has stopped changing, so that it is announced when it settles and not at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
