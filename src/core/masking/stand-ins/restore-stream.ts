import { standInKinds } from "./stand-in.ts";

/** Longest stretch that is held back: the longest stand-in with what may stand around it. */
export const maxHeldLength = 24;

/** How much of what stood before is looked at again: a title, or a letter that a stand-in cannot follow. */
const contextLength = 16;

const tail = /(?<![\p{L}\p{M}\p{N}])(?:\[|<)?(?:(\p{L}{1,10})(?:(\\?_?)(\d{0,7}))?)?$/u;

/** Passes text on in pieces with the stand-ins resolved; one that is split over pieces waits for its end. */
export function createRestoreStream(restoreText: (text: string) => string) {
  let buffer = "";
  let last = "";

  function passed(text: string): string {
    if (text === "") return "";
    // What stood before decides whether a stand-in may begin here.
    const restored = restoreText(last + text).slice(restoreText(last).length);
    last = (last + text).slice(-contextLength);
    return restored;
  }

  return {
    push(chunk: string): string {
      const text = buffer + chunk;
      const at = findOpenStandIn(last + text) - last.length;
      const from = at < 0 || text.length - at > maxHeldLength ? text.length : at;
      buffer = text.slice(from);
      return passed(text.slice(0, from));
    },
    end(): string {
      const text = buffer;
      buffer = "";
      return passed(text);
    },
  };
}

/** Where a stand-in may have begun that is not yet whole; the length of the text where none has. */
function findOpenStandIn(text: string): number {
  const match = tail.exec(text);
  if (!match || match[0] === "") return text.length;
  const [, word, mark = "", digits = ""] = match;
  if (word === undefined) return match.index;
  const upper = word.toUpperCase();
  const isComplete = standInKinds.some((kind) => kind === upper);
  const open = standInKinds.some((kind) => kind.startsWith(upper));
  if (mark === "" && digits !== "") return text.length;
  return (mark === "" ? open : isComplete) ? match.index : text.length;
}
