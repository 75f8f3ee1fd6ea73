import type { Site } from "#ui/site.ts";
import type { BlogPost } from "#features/blog/contract.ts";

/** A post's metadata for shared links and search engines: what everybody may see of it. Null while there is none. */
export function postMetadata(post: BlogPost | null | undefined, { baseUrl, brand }: Site) {
  if (!post) return null;
  const { slug, title, previewText, publishedAt, category, isProOnly } = post;
  const url = `${baseUrl}/blog/${slug}`;
  const image = `${baseUrl}/og/blog/${slug}.png`;
  const structured = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description: previewText,
    articleSection: category,
    datePublished: publishedAt,
    image,
    url,
    mainEntityOfPage: url,
    isAccessibleForFree: !isProOnly,
    author: { "@type": "Organization", name: brand, url: baseUrl },
    publisher: { "@type": "Organization", name: brand, url: baseUrl },
  };
  return { description: previewText, image, publishedAt, structured };
}
