import { type Figure, printFigures } from "../bench/support/report.ts";
import { type ProofOptions, readOptions } from "./options.ts";
import { frozen } from "./frozen.ts";
import { highAvailability } from "./high-availability.ts";
import { soak } from "./soak.ts";
import { steady } from "./steady.ts";

type Proof = {
  readonly says: string;
  readonly needs: string;
  readonly minutes: number;
  readonly run: (options: ProofOptions) => Promise<Figure[]>;
};

const proofs: Readonly<Record<string, Proof>> = {
  steady: {
    says: "An hour of mixed load at 30 % of what this machine can do: memory, descriptors and connections stay where they are. --minutes, --rate",
    needs: "Debian's PostgreSQL and HAProxy",
    minutes: 60,
    run: steady,
  },
  soak: {
    says: "Mixed load while one of two processes is killed again and again, with a deploy in the middle; then every promise is compared with the records. --minutes, --rate, --kill-every",
    needs: "Debian's PostgreSQL and HAProxy; a second build takes a minute",
    minutes: 6,
    run: soak,
  },
  frozen: {
    says: "One of two processes behind deploy/Caddyfile is frozen under requests: pages come from the other one within seconds, and slow texts are never cut.",
    needs: "Debian's PostgreSQL and Caddy",
    minutes: 2,
    run: frozen,
  },
  "high-availability": {
    says: "Two PostgreSQL under Patroni, reached by PgBouncer and HAProxy: the primary is killed under writes, and once more only falls silent; no acknowledged write is lost. --rate",
    needs: "Debian's PostgreSQL, Patroni, etcd, HAProxy and PgBouncer",
    minutes: 4,
    run: highAvailability,
  },
};

const { name, options } = readOptions(
  process.argv.slice(2),
  (asked) => proofs[asked]?.minutes ?? 1,
);
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!proof) {
  for (const [known, { says, needs }] of Object.entries(proofs))
    console.log(`npm run proof -- ${known}\n  ${says}\n  Needs ${needs}.`);
  process.exit(2);
}
console.log(`${proof.says}\nNeeds ${proof.needs}.`);
const figures = await proof.run(options);
printFigures(`${name}, ${new Date().toISOString()}`, figures);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
