import { configureGlobal } from "fast-check";

/** Properties run from one seed, so that a run can be repeated; SEED=… tries others. */
configureGlobal({ seed: Number(process.env["SEED"] ?? 20251121) });
