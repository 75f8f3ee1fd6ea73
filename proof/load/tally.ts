/** How one try of a request ended. */
export type Outcome =
  | "answered"
  /** 503: asked to come again. */
  | "unavailable"
  /** 429: asked to wait. */
  | "limited"
  /** No whole answer, or the proxy's 502: the process that had it is gone. */
  | "cut"
  /** What nobody should see. */
  | "worse";

export type Tally = ReturnType<typeof createTally>;

/** Counts what everybody saw, and remembers what has to be explained. */
export function createTally() {
  const outcomes = { answered: 0, unavailable: 0, limited: 0, cut: 0, worse: 0 };
  const steps = new Map<string, number>();
  const cuts: { readonly at: number; readonly what: string }[] = [];
  const worse = new Map<string, number>();
  const unhealed: string[] = [];
  const waits: number[] = [];
  const times: number[] = [];
  const unavailable = new Map<string, number>();
  let healed = 0;
  return {
    outcomes,
    steps,
    cuts,
    worse,
    /** Who was asked to come again, and by whom. */
    unavailable,
    /** What no retry healed. */
    unhealed,
    /** How long it took until a retry healed, in milliseconds. */
    waits,
    times,
    healed: () => healed,
    count(outcome: Outcome, what: string) {
      outcomes[outcome] += 1;
      if (outcome === "cut") cuts.push({ at: Date.now(), what });
      if (outcome === "unavailable") unavailable.set(what, (unavailable.get(what) ?? 0) + 1);
      if (outcome === "worse") worse.set(what, (worse.get(what) ?? 0) + 1);
    },
    heal(afterMs: number) {
      healed += 1;
      waits.push(afterMs);
    },
    step(name: string, tookMs: number) {
      steps.set(name, (steps.get(name) ?? 0) + 1);
      times.push(tookMs);
    },
    /** Forgets what was counted so far: from here on it is measured. */
    reset() {
      for (const counted of [steps, worse, unavailable]) counted.clear();
      for (const listed of [cuts, unhealed, waits, times]) listed.length = 0;
      Object.assign(outcomes, { answered: 0, unavailable: 0, limited: 0, cut: 0, worse: 0 });
      healed = 0;
    },
    fail(what: string) {
      unhealed.push(what);
    },
  };
}
