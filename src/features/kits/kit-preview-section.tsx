import { useQuery } from "@tanstack/react-query";
import type { KitPreview as Preview, Picture } from "#core/kits/kit-preview.ts";
import { kitPreviewsQuery } from "./queries.ts";

type KitPreviewSectionProps = { kit: string; name: string };
type PreviewProps = { preview: Preview; name: string };

/** What a kit looks like and holds, before it is bought. Nothing where it was not typeset. */
export function KitPreviewSection({ kit, name }: KitPreviewSectionProps) {
  const { data: previews } = useQuery(kitPreviewsQuery);
  const preview = new Map(Object.entries(previews ?? {})).get(kit);
  if (!preview) return null;
  return (
    <>
      <Pages preview={preview} name={name} />
      <Contents preview={preview} name={name} />
    </>
  );
}

function Pages({ preview: { cover, inside }, name }: PreviewProps) {
  return (
    <div className="kit-pages">
      <Page {...cover} alt={`${name}: the cover`} />
      {inside && (
        <a href={inside.large} target="_blank" rel="noopener">
          <Page {...inside.picture} alt={inside.description} />
          <span className="meta">A page inside, larger (new tab)</span>
        </a>
      )}
    </div>
  );
}

function Page({ src, width, height, alt }: Picture & { alt: string }) {
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />;
}

function Contents({ preview: { pages, worksheets, chapters }, name }: PreviewProps) {
  return (
    <details className="disclosure">
      <summary>
        Contents<span className="visually-hidden"> of {name}</span>: {pages} pages, {worksheets}{" "}
        worksheets
      </summary>
      <ol className="kit-chapters">
        {chapters.map((chapter) => (
          <li key={chapter}>{chapter}</li>
        ))}
      </ol>
    </details>
  );
}
