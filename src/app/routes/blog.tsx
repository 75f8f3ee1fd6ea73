import { PageHead } from "#ui/page-head.tsx";

export function BlogPage() {
  return (
    <div className="wrap page">
      <PageHead
        title="Leadership Insights"
        lead="Notes on language, pay, boundaries and standing."
      />
      <p>
        The first posts are being written. Until then, the <a href="/tools">tools</a> are here.
      </p>
    </div>
  );
}
