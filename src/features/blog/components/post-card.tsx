import { canReadPost } from "#core/access/access.ts";
import { classNames } from "#ui/class-names.ts";
import { useViewer } from "#ui/viewer.ts";
import type { PostSummary as Post } from "#features/blog/contract.ts";
import { PostBadges } from "./post-badges.tsx";
import { PostDate } from "./post-date.tsx";

type PostCardProps = { post: Post };

export function PostCard({ post }: PostCardProps) {
  const isOpen = canReadPost(post, useViewer());
  return (
    <li className={classNames("post-card stack", !isOpen && "gated")}>
      <PostBadges post={post} />
      <h2 className="title-sm">
        <a href={`/blog/${post.slug}`}>{post.title}</a>
      </h2>
      <p>{post.previewText}</p>
      <PostDate post={post} />
    </li>
  );
}
