import { useState } from "react";

type Outcome = "idle" | "pending" | "done" | { readonly error: unknown };

/** One piece of work at a time, started by an event. `run` resolves when it ended, either way; the rest says how. */
export function useAction<Input>(work: (input: Input) => Promise<void>) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const run = async (input: Input): Promise<void> => {
    if (outcome === "pending") return;
    setOutcome("pending");
    try {
      await work(input);
      setOutcome("done");
    } catch (error) {
      setOutcome({ error });
    }
  };
  return {
    run,
    isPending: outcome === "pending",
    isDone: outcome === "done",
    error: typeof outcome === "object" ? outcome.error : null,
  };
}
