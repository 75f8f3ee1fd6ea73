import { createHash } from "node:crypto";
import type { KitPreview, Picture } from "#core/kits/kit-preview.ts";
import { extractPageSvg } from "./extract-page-svg.ts";
import { renderSvgAsPng } from "./render-svg-as-png.ts";
import type { TypesetDocument } from "./typesetter.ts";

export type RenderedPreview = {
  readonly preview: KitPreview;
  /** What the pictures hold, by their addresses. */
  readonly pictures: ReadonlyMap<string, Buffer>;
};

/** Twice the width that a card gives a page, in pixels. */
const thumbnailWidth = 240;

/** Draws what everybody may see of a kit: the cover, and the one page that its source shows. */
export async function renderKitPreview(
  pages: TypesetDocument,
  kit: string,
): Promise<RenderedPreview> {
  const drawing = pages.toSvg();
  const pictures = new Map<string, Buffer>();
  /** The name changes with what it shows, so that it can be cached for good. */
  const addPicture = (name: string, ending: string, content: Buffer) => {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const address = `/assets/kits/${kit}-${name}-${hash}.${ending}`;
    pictures.set(address, content);
    return address;
  };
  const addThumbnail = async (name: string, svg: string): Promise<Picture> => {
    const { png, ...size } = await renderSvgAsPng(svg, thumbnailWidth);
    return { src: addPicture(name, "png", png), ...size };
  };
  const { pageCount: count, worksheets, chapters, previewPage } = pages;
  const page = previewPage && { ...previewPage, svg: extractPageSvg(drawing, previewPage.page) };
  const preview = {
    pages: count,
    worksheets: worksheets.length,
    chapters: [...chapters],
    cover: await addThumbnail("cover", extractPageSvg(drawing, 1)),
    inside: page && {
      picture: await addThumbnail("page", page.svg),
      large: addPicture("page", "svg", Buffer.from(page.svg)),
      description: page.description,
    },
  };
  return { preview, pictures };
}
