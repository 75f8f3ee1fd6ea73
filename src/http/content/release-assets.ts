import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Database } from "#adapters/database/database.ts";
import { findKeptAsset, type KeptAsset } from "#adapters/release-assets/release-assets.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Handler } from "hono";
import { etagOf } from "./etag.ts";
import {
  contentTypeOf,
  sendStaticFile,
  type StaticFile,
  type StaticFiles,
} from "./static-files.ts";

const decompress = promisify(brotliDecompress);

/** The form of a hashed file's address; the address itself is a key of the records, never a path on a disk. */
const assetPath = /^\/assets\/(?:[\w-]+\/){0,3}[\w.-]{1,120}$/;

/** What other processes need of our files once this release starts: those whose names never change their content. */
export function toKeptAssets(files: StaticFiles): readonly KeptAsset[] {
  return [...files]
    .filter(([path]) => assetPath.test(path))
    .map(([path, { body }]) => ({ path, body: body.br, isBrotli: body.br !== body.identity }));
}

/** Serves a file that another release had, for a page of that release: with the headers that its own process gives it. */
export function serveKeptAssets(db: Database): Handler<AppContext> {
  return async (c, next) => {
    const kept = assetPath.test(c.req.path) ? await findKeptAsset(db, c.req.path) : null;
    return kept ? sendStaticFile(c, await toStaticFile(kept)) : next();
  };
}

async function toStaticFile({ path, body: stored, isBrotli }: KeptAsset): Promise<StaticFile> {
  const br = Buffer.from(stored);
  const identity = isBrotli ? await decompress(br) : br;
  return {
    body: { br, gzip: identity, identity },
    etag: etagOf(identity),
    type: contentTypeOf(path),
  };
}
