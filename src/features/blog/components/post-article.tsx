import ArrowLeft from "lucide-react/icons/arrow-left";
import { Icon } from "#ui/components/icon.tsx";
import type { BlogPost } from "#features/blog/contract.ts";
import { Paywall } from "./paywall.tsx";
import { PostBadges } from "./post-badges.tsx";
import { PostDate } from "./post-date.tsx";
import { PostNavigation } from "./post-navigation.tsx";
import { PostText } from "./post-text.tsx";
import { ShareLink } from "./share-link.tsx";

type PostArticleProps = { post: BlogPost };

export function PostArticle({ post }: PostArticleProps) {
  return (
    <article className="article stack">
      <a className="back-link" href="/blog">
        <Icon of={ArrowLeft} />
        Leadership Insights
      </a>
      <PostBadges post={post} />
      <h1>{post.title}</h1>
      <p className="lead">{post.previewText}</p>
      <PostDate post={post} />
      <hr />
      {post.content === undefined ? (
        <Paywall slug={post.slug} />
      ) : (
        <>
          <PostText content={post.content} />
          <ShareLink slug={post.slug} />
        </>
      )}
      <PostNavigation post={post} />
    </article>
  );
}
