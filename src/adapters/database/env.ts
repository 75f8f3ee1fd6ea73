import { z } from "zod";

const postgresUrl = z.url({
  protocol: /^postgres(?:ql)?$/,
  error:
    "DATABASE_URL and DATABASE_DIRECT_URL are addresses such as postgres://user:password@host:5432/name.",
});

export function isPostgresUrl(text: string): boolean {
  return postgresUrl.safeParse(text).success;
}

/** Nothing set: the embedded database in .data. */
export const databaseEnv = z.object({
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  /** Reached for migrations only, when another role or address is for them. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
});

export type DatabaseEnv = z.infer<typeof databaseEnv>;
