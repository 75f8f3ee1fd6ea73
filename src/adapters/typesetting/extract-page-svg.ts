/**
 * Cuts one page, counted from 1, out of a document that is drawn as one long SVG: the pages are its groups of the
 * first level, one below the other, and the letters stand behind the last. Letters are outlines, so it holds no text.
 */
export function extractPageSvg(drawing: string, page: number): string {
  const lines = drawing.split("\n");
  const starts = lines.flatMap((line, index) => (/^ {4}<g[ >]/.test(line) ? [index] : []));
  const ends = lines.flatMap((line, index) => (line === "    </g>" ? [index] : []));
  const [start, end, last] = [starts[page - 1], ends[page - 1], ends.at(-1)];
  if (start === undefined || end === undefined || last === undefined)
    throw new Error(`There is no page ${page} to draw.`);
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(drawing) ?? [];
  const size = {
    width: Math.round(Number(width)),
    height: Math.round(Number(height) / starts.length),
  };
  const drawn = withoutLinks(lines.slice(start + 1, end).join("\n"));
  const shared = usedSymbols(drawn, lines.slice(last + 1).join("\n"));
  const paper = `<path fill="#fff" d="M0 0h${size.width}v${size.height}H0z"/>`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`;
  return minifySvg(`${head}${paper}${drawn}${shared}`);
}

function withoutLinks(drawn: string): string {
  return drawn.replaceAll(/<\/?a(?: [^>]*)?>/g, "");
}

/** Of the letters of the whole document, those of this page. */
function usedSymbols(drawn: string, shared: string): string {
  return shared.replaceAll(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, id: string) =>
    drawn.includes(`#${id}"`) ? symbol : "",
  );
}

/** Names of one or two letters, hundredths of a point, and no room between elements. */
function minifySvg(svg: string): string {
  const names = new Map<string, string>();
  for (const [, id = ""] of svg.matchAll(/ id="([^"]+)"/g)) names.set(id, names.size.toString(36));
  return svg
    .replaceAll(
      /( id="|href="#|url\(#)([^")]+)/g,
      (_, before: string, id: string) => `${before}i${names.get(id)}`,
    )
    .replaceAll(/\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))))
    .replaceAll(/ (?:class|fill-rule)="[^"]*"/g, "")
    .replaceAll(/>\s+</g, "><");
}
