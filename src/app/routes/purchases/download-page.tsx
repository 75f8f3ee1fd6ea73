import { DownloadNotice } from "#features/delivery/download-notice.tsx";
import { useDownloadState } from "#features/delivery/download-state.ts";
import { NotFoundPage } from "#app/routes/not-found-page.tsx";

/** Shown where a file cannot be: whoever opens the address learns why. */
export function DownloadPage() {
  const state = useDownloadState();
  if (state === null) return <NotFoundPage />;
  return (
    <div className="container page">
      <DownloadNotice state={state} />
    </div>
  );
}
