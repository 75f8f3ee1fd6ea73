import { parseArgs } from "node:util";
import { z } from "zod";

const Flags = z.object({
  minutes: z.coerce.number().positive().max(1440).optional(),
  rate: z.coerce.number().positive().max(10_000).optional(),
  "kill-every": z.coerce.number().min(2).max(3600).default(10),
});

export type ProofOptions = {
  readonly minutes: number;
  /** Steps a second; without it a share of what the machine can do. */
  readonly rate: number | undefined;
  /** Seconds between two kills. */
  readonly killEvery: number;
};

/** The proof that is asked for, and how; throws where a flag is none. */
export function readOptions(typed: readonly string[], usualMinutes: (name: string) => number) {
  const { positionals, values } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      minutes: { type: "string" },
      rate: { type: "string" },
      "kill-every": { type: "string" },
    },
  });
  const [name = ""] = positionals;
  const flags = Flags.parse(values);
  const options: ProofOptions = {
    minutes: flags.minutes ?? usualMinutes(name),
    rate: flags.rate,
    killEvery: flags["kill-every"],
  };
  return { name, options };
}
