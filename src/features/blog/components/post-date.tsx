import type { PostSummary } from "#features/blog/contract.ts";

const written = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

type PostDateProps = { post: Pick<PostSummary, "publishedAt" | "readingMinutes"> };

/** When it came out, and how long it takes to read. */
export function PostDate({ post }: PostDateProps) {
  return (
    <p className="meta">
      <time dateTime={post.publishedAt.slice(0, 10)}>
        {written.format(new Date(post.publishedAt))}
      </time>
      {` · ${post.readingMinutes} min read`}
    </p>
  );
}
