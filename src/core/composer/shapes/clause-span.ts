/** Where a main clause stands in an item: the subject's last word, its first verb, and how sure that is. */
export type Clause = { readonly subject: number; readonly verb: number; readonly fit: number };
