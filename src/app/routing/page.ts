import type { DataTag } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiQueryMeta } from "#ui/api/api-query.ts";
import type { Viewer } from "#core/access/access.ts";
import type { Site } from "#ui/site.ts";

/** The named pieces of an address: { slug } for /tools/:slug. */
export type Params = Readonly<Record<string, string>>;

export type PageProps = { params: Params };

/** `meta.ahead`: the server asks at this path instead, for less than the browser will. */
export type PageQuery = {
  readonly queryKey: readonly unknown[];
  readonly meta?: ApiQueryMeta;
};

/** What a page reads from our interface; the server fetches it ahead. */
export type PageReads = (
  params: Params,
  search: URLSearchParams,
  viewer: Viewer,
) => readonly PageQuery[];

/** A page says itself what it reads, so that the route table, which every page loads, need not. */
export type Page = ComponentType<PageProps> & { readonly reads?: PageReads };

/** What was read under a query's key; undefined while it is not here. */
export type ReadQuery = <Data>(key: DataTag<readonly unknown[], Data, Error>) => Data | undefined;

/** The same where the type of what was read is not known. */
export type ReadUntyped = (key: readonly string[]) => unknown;

export type ArticleMeta = {
  readonly description: string;
  /** The picture's own address. */
  readonly image: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Data for machines in the words of schema.org. */
  readonly structured: unknown;
};

/** One line of the route table; page-metadata.server.ts has what only the server needs. */
export type PageRoute = {
  readonly path: `/${string}`;
  readonly load: () => Promise<Page>;
  /** The window's title; the brand follows it. */
  readonly title: string | ((params: Params, site: Site, read: ReadUntyped) => string);
  /** Query names that change what the page shows. */
  readonly queryNames?: readonly string[];
  /** False for an address of this shape that leads nowhere. */
  readonly exists?: (params: Params, site: Site) => boolean;
  /** A visitor is sent to sign in and comes back. */
  readonly membersOnly?: true;
  /** The address answers with a file, or says why not: a link to it is the browser's to follow. */
  readonly isFile?: true;
  /** Passkeys are used here. Browsers allow that to a document as a whole, so a link leads to a document of its own. */
  readonly usesPasskeys?: true;
  /** The same for the microphone, and for a screen that stays awake. */
  readonly usesMicrophone?: true;
};

export type RouteMatch = { readonly route: PageRoute; readonly params: Params };
