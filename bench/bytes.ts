import { type RunningServer, startServer } from "../tests/journeys/support/server.ts";
import { fetchTransferred } from "./support/fetch-transferred.ts";
import { type Figure, figure, kilobytes } from "./support/report.ts";
import { measureRequestedScripts } from "./support/requested-scripts.ts";

const pages = [
  { path: "/", limit: 80_000 },
  { path: "/tools/boundary-script", limit: 95_000 },
] as const;

/** What a browser fetches for a page: scripts with everything they import and all that it asks for by itself, styles, fonts. */
export async function bytes(): Promise<Figure[]> {
  await using server = await startServer();
  const figures: Figure[] = await requested(server.url);
  for (const { path, limit } of pages) {
    const html = await (await fetch(server.url + path)).text();
    const scripts = await graph(server, matches(html, /(\/assets\/[\w-]+\.js)/g));
    const total = await sizes(server, scripts);
    figures.push(
      figure(
        `JS of ${path}`,
        `${kilobytes(total)} in ${scripts.length}`,
        `<= ${kilobytes(limit)}`,
        total <= limit,
      ),
    );
    if (path !== "/") continue;
    const styles = await sizes(server, matches(html, /href="(\/assets\/[^"]+\.css)"/g));
    figures.push(figure("CSS", kilobytes(styles), "<= 10 KB", styles <= 10_000));
    const fontFiles = matches(html, /href="(\/assets\/[^"]+\.woff2)"/g);
    const fonts = await sizes(server, fontFiles);
    figures.push(
      figure(
        "Fonts",
        `${kilobytes(fonts)} in ${fontFiles.length}`,
        "<= 80 KB, two files",
        fonts <= 80_000 && fontFiles.length === 2,
      ),
    );
  }
  return figures;
}

async function requested(origin: string): Promise<Figure[]> {
  const measured = await measureRequestedScripts(pages.map(({ path }) => origin + path));
  return pages.map(({ path, limit }, at) => {
    const { files, bytes: total } = measured[at] ?? { files: 0, bytes: Number.NaN };
    const value = `${kilobytes(total)} in ${files}`;
    return figure(
      `JS that Chromium asks for, ${path}`,
      value,
      `<= ${kilobytes(limit)}`,
      total <= limit,
    );
  });
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, path = ""]) => path))];
}

/** Static imports only: what is loaded later on demand is not part of the page. */
async function graph(server: RunningServer, entries: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = await (await fetch(server.url + path)).text();
    for (const file of matches(source, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      queue.push(`/assets/${file}`);
  }
  return [...seen];
}

async function sizes(server: RunningServer, paths: readonly string[]): Promise<number> {
  let total = 0;
  for (const path of paths) total += (await fetchTransferred(server.url + path)).length;
  return total;
}
