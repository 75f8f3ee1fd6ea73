import { parseXml } from "./parse-xml.ts";

type Style = {
  basedOn?: string;
  hidden?: boolean;
  heading?: boolean;
  list?: string;
  level?: number;
};

/** What a document's styles say of its text: hidden, a heading, part of a list. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>();

  constructor(part: Uint8Array | null) {
    if (part !== null) this.#read(part);
  }

  /** Whether text of this style is hidden. */
  isHidden(id: string | undefined): boolean {
    return this.#along(id).find((style) => style.hidden !== undefined)?.hidden ?? false;
  }

  isHeading(id: string | undefined): boolean {
    return this.#along(id).find((style) => style.heading !== undefined)?.heading ?? false;
  }

  getList(id: string | undefined): { list: string | undefined; level: number } {
    const along = this.#along(id);
    return {
      list: along.find((style) => style.list !== undefined)?.list,
      level: along.find((style) => style.level !== undefined)?.level ?? 0,
    };
  }

  /** A style and those it is based on. */
  #along(id: string | undefined): Style[] {
    const chain: Style[] = [];
    let next = id;
    while (next !== undefined && chain.length < 20) {
      const style = this.#styles.get(next);
      if (style === undefined) break;
      chain.push(style);
      next = style.basedOn;
    }
    return chain;
  }

  #read(part: Uint8Array): void {
    let style: Style = {};
    parseXml(part, {
      open: (name, { styleId = "", val }) => {
        if (name === "style") {
          style = {};
          this.#styles.set(styleId, style);
        }
        if (name === "basedOn" && val !== undefined) style.basedOn = val;
        if (name === "vanish") style.hidden = isToggleOn(val);
        if (name === "outlineLvl") style.heading = Number(val) < 9;
        if (name === "numId" && val !== undefined) style.list = val;
        if (name === "ilvl") style.level = Number(val) || 0;
      },
      close: () => undefined,
    });
  }
}

/** Whether a switch of a Word document is on: it is when it stands there without a value. */
export function isToggleOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value);
}
