/**
 * A page's address in normal form: the declared query values, once each, in the declared order. Null when the
 * query holds anything else: such a page is rendered and not kept.
 */
export function pageKey(url: URL, declared: readonly string[]): string | null {
  const given = [...url.searchParams];
  const isPlain = ([name, value]: [string, string]) =>
    declared.includes(name) && /^[a-z0-9-]{1,40}$/.test(value);
  if (!given.every(isPlain) || new Set(given.map(([name]) => name)).size < given.length)
    return null;
  const values = declared.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return values.length === 0 ? url.pathname : `${url.pathname}?${values.join("&")}`;
}
