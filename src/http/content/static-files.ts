import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { AppContext } from "#http/app-context.ts";
import type { Context, Handler } from "hono";
import { type EncodedBody, negotiateEncoding } from "./content-encoding.ts";
import { etagOf, isUnchanged } from "./etag.ts";

export type StaticFile = {
  readonly body: EncodedBody;
  readonly etag: string;
  readonly type: string;
};

/** The browser's files by their path, read once; what is not among them cannot be asked for. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Reads the build's folder with its precompressed siblings (.br, .gz). A missing folder holds nothing. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && contentTypes[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith("."));
  const files = paths.map(async (path) => [urlPathOf(folder, path), await load(path)] as const);
  return new Map(await Promise.all(files));
}

function urlPathOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join("/")}`;
}

async function load(path: string): Promise<StaticFile> {
  const identity = await readFile(path);
  const sibling = (ending: string) =>
    existsSync(`${path}${ending}`) ? readFile(`${path}${ending}`) : identity;
  const [br, gzip] = await Promise.all([sibling(".br"), sibling(".gz")]);
  return { body: { br, gzip, identity }, etag: etagOf(identity), type: contentTypeOf(path) };
}

/** The type that a file's name says. */
export function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? "application/octet-stream";
}

/** Serves a file of the build; under /assets a name never changes its content, so it is kept for good. */
export function serveStaticFiles(files: StaticFiles): Handler<AppContext> {
  return async (c, next) => {
    const file = files.get(c.req.path);
    return file ? sendStaticFile(c, file) : next();
  };
}

/** Answers with a file in the coding that the browser takes, or 304. */
export function sendStaticFile(c: Context<AppContext>, file: StaticFile): Response {
  c.header("Cache-Control", cacheControlFor(c.req.path));
  c.header("ETag", file.etag);
  c.header("Vary", "Accept-Encoding");
  if (isUnchanged(c.req.header("if-none-match"), file.etag)) return c.body(null, 304);
  const encoding = negotiateEncoding(c.req.header("accept-encoding"));
  const body = file.body[encoding];
  if (body !== file.body.identity) c.header("Content-Encoding", encoding);
  c.header("Content-Type", file.type);
  return c.body(body);
}

function cacheControlFor(path: string): string {
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
}
