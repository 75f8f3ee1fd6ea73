import { useViewer } from "#ui/viewer.ts";

type PrefilledDownloadLinksProps = {
  files: readonly { readonly kit: string; readonly name: string; readonly href: string }[];
};

/** The same files with the member's own words in their fields, which comes with Pro. */
export function PrefilledDownloadLinks({ files }: PrefilledDownloadLinksProps) {
  const viewer = useViewer();
  if (viewer.kind !== "member" || !viewer.isPro || files.length === 0) return null;
  return (
    <div className="stack gap-2">
      <ul className="row">
        {files.map(({ kit, name, href }) => (
          <li key={kit}>
            <a href={prefilledUrl(href)}>{`Download ${name} with my words`}</a>
          </li>
        ))}
      </ul>
      <p className="meta">
        Your power position, your open ask and what you told the tools stand in the fields. Your
        newest wins come in their order: move each to the line that it answers.
      </p>
    </div>
  );
}

/** The address of a file, asking for it with the member's words. */
function prefilledUrl(href: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}words=mine`;
}
