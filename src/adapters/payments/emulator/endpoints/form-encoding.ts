export type JsonObject = Readonly<Record<string, unknown>>;

type Tree = { [name: string]: string | Tree };

/** Reads what the SDK writes, `a[b][0]=c`, as nested records and lists of text. */
export function parseFormEncoding(text: string): JsonObject {
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/, ""));
    setAtPath(root, path, value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, part]) => [name, toLists(part)]));
}

function setAtPath(tree: Tree, [first = "", ...rest]: readonly string[], value: string): void {
  const key = first === "" ? String(Object.keys(tree).length) : first;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const there = tree[key];
  const inner = typeof there === "object" ? there : {};
  tree[key] = inner;
  setAtPath(inner, rest, value);
}

function toLists(part: string | Tree): unknown {
  if (typeof part === "string") return part;
  const entries = Object.entries(part);
  if (entries.every(([key], at) => key === String(at)))
    return entries.map(([, inner]) => toLists(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, toLists(inner)]));
}

/** A parameter's name in Stripe's spelling: `line_items[0][price]`. */
export function formParamName(path: readonly PropertyKey[]): string {
  const [first = "", ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join("");
}
