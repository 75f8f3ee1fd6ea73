/**
 * A page's address in normal form: the declared query values, once each, in the declared order. Null when the
 * query holds anything else: such a page is rendered and not kept.
 */
export function pageCacheKey(url: URL, allowedNames: readonly string[]): string | null {
  const entries = [...url.searchParams];
  const isPlain = ([name, value]: [string, string]) =>
    allowedNames.includes(name) && /^[a-z0-9-]{1,40}$/.test(value);
  if (!entries.every(isPlain) || new Set(entries.map(([name]) => name)).size < entries.length)
    return null;
  const values = allowedNames.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return values.length === 0 ? url.pathname : `${url.pathname}?${values.join("&")}`;
}
