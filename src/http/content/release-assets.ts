import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Database } from "#adapters/database/database.ts";
import { findReleaseAsset, type ReleaseAsset } from "#adapters/release-assets/release-assets.ts";
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
export function toReleaseAssets(files: StaticFiles): readonly ReleaseAsset[] {
  return [...files]
    .filter(([path]) => assetPath.test(path))
    .map(([path, { body }]) => ({ path, body: body.br, isBrotli: body.br !== body.identity }));
}

/** Serves a file that another release had, for a page of that release: with the headers that its own process gives it. */
export function serveReleaseAssets(db: Database): Handler<AppContext> {
  return async (c, next) => {
    const asset = assetPath.test(c.req.path) ? await findReleaseAsset(db, c.req.path) : null;
    return asset ? sendStaticFile(c, await toStaticFile(asset)) : next();
  };
}

async function toStaticFile({ path, body: stored, isBrotli }: ReleaseAsset): Promise<StaticFile> {
  const br = Buffer.from(stored);
  const identity = isBrotli ? await decompress(br) : br;
  return {
    body: { br, gzip: identity, identity },
    etag: etagOf(identity),
    type: contentTypeOf(path),
  };
}
