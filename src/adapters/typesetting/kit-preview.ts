import { createHash } from "node:crypto";
import type { KitPreview, Picture } from "#core/kits/preview.ts";
import { pagePicture } from "./page-picture.ts";
import type { TypesetPages } from "./typesetter.ts";

export type DrawnPreview = {
  readonly preview: KitPreview;
  /** What the pictures hold, by their addresses. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** Draws what everybody may see of a kit: the cover, and the one page that its source shows. */
export function drawPreview(pages: TypesetPages, kit: string): DrawnPreview {
  const drawing = pages.draw();
  const pictures = new Map<string, string>();
  const draw = (name: string, page: number): Picture => {
    const { svg, width, height } = pagePicture(drawing, page);
    // The name changes with what it shows, so that it can be kept for good.
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
    const src = `/assets/kits/${kit}-${name}-${hash}.svg`;
    pictures.set(src, svg);
    return { src, width, height };
  };
  const preview = {
    pages: pages.count,
    worksheets: pages.worksheets.length,
    chapters: [...pages.chapters],
    cover: draw("cover", 1),
    inside: pages.shown && {
      picture: draw("page", pages.shown.page),
      description: pages.shown.description,
    },
  };
  return { preview, pictures };
}
