import { escapeMarkup } from "#core/markup/escape-markup.ts";
import type { Site } from "#ui/site.ts";
import type { ArticleMeta } from "#app/routing/page.ts";
import { pageDataId } from "#app/routing/page-data.ts";

/** The addresses that a document links to. */
type DocumentAssets = {
  readonly start: string;
  readonly app: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly chunks: readonly string[];
};

type DocumentContent = {
  readonly title: string;
  readonly description: string;
  readonly article: ArticleMeta | null;
  readonly site: Site;
  readonly path: string;
  readonly isIndexed: boolean;
  readonly isPreview: boolean;
  readonly assets: DocumentAssets;
  readonly body: string;
  readonly data: string;
};

const icon =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#461019"/><path d="M4 24C20 24 20 12 32 12S44 24 60 24M4 40C20 40 20 52 32 52S44 40 60 40" fill="none" stroke="#faf5f0" stroke-width="2.5"/><circle cx="32" cy="32" r="11" fill="#f8b032"/></svg>',
  );

/** The page as HTML, without inline script or style. Styles and fonts come first; code is named here and fetched later. */
export function renderDocument(content: DocumentContent): string {
  const { article, site, path, isIndexed, isPreview, assets, body, data, ...head } = content;
  const title = escapeMarkup(head.title);
  const description = escapeMarkup(head.description);
  const address = escapeMarkup(site.baseUrl + path);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    path.startsWith("/blog") ? feedLinks : "",
    isPreview ? "" : `<link rel="canonical" href="${address}">`,
    isIndexed ? "" : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}"><meta property="og:type" content="${article ? "article" : "website"}">`,
    ...(article ? articleTags(article) : []),
    `<meta property="og:site_name" content="${escapeMarkup(site.brand)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbf9f8" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1a0e0e" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    isPreview
      ? ""
      : `<script type="module" id="start" src="${assets.start}" fetchpriority="low" data-app="${assets.app}" data-ahead="${assets.chunks.join(" ")}"></script>`,
    `</head><body><div id="root">${body}</div>`,
    isPreview ? "" : `<script type="application/json" id="${pageDataId}">${data}</script>`,
    "</body></html>",
  ].join("");
}

const feedLinks =
  '<link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="alternate" type="application/feed+json" href="/feed.json">';

function articleTags({ image, publishedAt, structured }: ArticleMeta): string[] {
  return [
    `<meta property="og:image" content="${escapeMarkup(image)}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta property="article:published_time" content="${escapeMarkup(publishedAt)}">`,
    `<script type="application/ld+json">${JSON.stringify(structured).replaceAll("<", "\\u003c")}</script>`,
  ];
}
