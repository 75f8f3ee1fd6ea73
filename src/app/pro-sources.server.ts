import type { ProSource } from "#adapters/identity/pro.ts";

/** Reasons to have Pro beside a grant by hand: a granting subscription stands here. Any one is enough. */
export const proSources: readonly ProSource[] = [];
