import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite's folder of files, with each commit forced to the disk: stock PGlite never asks for that. */
export class DurableNodeFS extends NodeFS {
  /** How often the disk was asked; a test counts on it. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const started = await super.init(...args);
    const preRun = started.emscriptenOpts.preRun ?? [];
    preRun.push((module) => this.#hook(module));
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } };
  }

  /** An internal of the pinned PGlite, so its shape is checked. */
  #hook(module: object) {
    const fileSystem: unknown = Reflect.get(module, "NODEFS");
    const operations: unknown = isObject(fileSystem) && Reflect.get(fileSystem, "stream_ops");
    if (!isObject(operations))
      throw new Error("This release of PGlite has no file operations to hook into.");
    Reflect.set(operations, "fsync", (stream: object) => this.#sync(stream));
  }

  #sync(stream: object): number {
    const file: unknown = Reflect.get(stream, "nfd");
    if (typeof file === "number") fdatasyncSync(file);
    this.syncs += 1;
    return 0;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * The engine's start parameters, with the forced writes that stock PGlite switches off, a short journal, and a cache of
 * pages that is small because all of it is held from the start: the system caches the same files.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "min_wal_size=32MB",
  "-c",
  "max_wal_size=64MB",
  "-c",
  "shared_buffers=16MB",
];
