import { readdirSync } from "node:fs";
import { Client } from "pg";
import { z } from "zod";
import { residentMegabytes } from "../../tests/support/app/resident-memory.ts";
import type { Site } from "../stage/site.ts";

/** What the machine says of both processes and their records at one moment. */
export type Sample = {
  /** Seconds since the first sample. */
  readonly at: number;
  readonly megabytes: readonly number[];
  readonly descriptors: readonly number[];
  readonly connections: number;
};

export type Sampler = AsyncDisposable & {
  readonly samples: readonly Sample[];
  readonly take: () => Promise<Sample>;
};

const Count = z.tuple([z.object({ count: z.coerce.number() })]);

/** Takes a sample each so many seconds; `note` hears of each. */
export async function startSampler(
  site: Site,
  seconds: number,
  note: (sample: Sample) => void = () => {},
): Promise<Sampler> {
  const client = new Client(site.databaseUrl);
  await client.connect();
  const started = Date.now();
  const samples: Sample[] = [];

  async function take(): Promise<Sample> {
    const pids = site.seats.map(({ pid }) => pid());
    const { rows } = await client.query(
      "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return {
      at: Math.round((Date.now() - started) / 1000),
      megabytes: pids.map(residentMegabytes),
      descriptors: pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length),
      connections: Count.parse(rows)[0].count,
    };
  }

  async function keep(): Promise<void> {
    const sample = await take();
    samples.push(sample);
    note(sample);
  }

  const timer = setInterval(() => void keep(), seconds * 1000);
  return {
    samples,
    take,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await client.end();
    },
  };
}
