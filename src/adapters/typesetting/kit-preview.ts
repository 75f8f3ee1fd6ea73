import { createHash } from "node:crypto";
import type { KitPreview, Picture } from "#core/kits/preview.ts";
import { pagePicture } from "./page-picture.ts";
import { smallPicture } from "./small-picture.ts";
import type { TypesetPages } from "./typesetter.ts";

export type DrawnPreview = {
  readonly preview: KitPreview;
  /** What the pictures hold, by their addresses. */
  readonly pictures: ReadonlyMap<string, Buffer>;
};

/** Twice the width that a card gives a page, in pixels. */
const width = 240;

/** Draws what everybody may see of a kit: the cover, and the one page that its source shows. */
export async function drawPreview(pages: TypesetPages, kit: string): Promise<DrawnPreview> {
  const drawing = pages.draw();
  const pictures = new Map<string, Buffer>();
  /** The name changes with what it shows, so that it can be kept for good. */
  const keep = (name: string, ending: string, content: Buffer) => {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const address = `/assets/kits/${kit}-${name}-${hash}.${ending}`;
    pictures.set(address, content);
    return address;
  };
  const small = async (name: string, svg: string): Promise<Picture> => {
    const { png, ...size } = await smallPicture(svg, width);
    return { src: keep(name, "png", png), ...size };
  };
  const { count, worksheets, chapters, shown } = pages;
  const page = shown && { ...shown, svg: pagePicture(drawing, shown.page) };
  const preview = {
    pages: count,
    worksheets: worksheets.length,
    chapters: [...chapters],
    cover: await small("cover", pagePicture(drawing, 1)),
    inside: page && {
      picture: await small("page", page.svg),
      large: keep("page", "svg", Buffer.from(page.svg)),
      description: page.description,
    },
  };
  return { preview, pictures };
}
