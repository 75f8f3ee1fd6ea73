import Crown from "lucide-react/icons/crown";
import Lock from "lucide-react/icons/lock";
import { isPro } from "#core/access/access.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { PostSummary } from "#features/blog/contract.ts";

type PostBadgesProps = { post: Pick<PostSummary, "category" | "isProOnly"> };

/** Its category, and Pro with a crown for those who have it or a lock for those who do not. */
export function PostBadges({ post }: PostBadgesProps) {
  const hasPro = isPro(useViewer());
  return (
    <div className="row">
      <Badge>{post.category}</Badge>
      {post.isProOnly && (
        <Badge kind="pro">
          <Icon of={hasPro ? Crown : Lock} />
          Pro
        </Badge>
      )}
    </div>
  );
}
