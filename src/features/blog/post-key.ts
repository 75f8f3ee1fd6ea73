/** Under what a post is kept once it was read; the route table knows it without the rest of the query. */
export function postKey(slug: string): readonly string[] {
  return ["/api/blog", slug];
}
