import { lowerPlain } from "#core/language/lower-plain.ts";
import { sayOrganisation } from "#core/language/organisation.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { greetingOf, isName } from "#core/language/role.ts";
import { splitCommas, splitUnits } from "#core/language/split.ts";

/** A person she names: how to greet, and how to speak of the person. */
export type Named = {
  readonly name: string;
  readonly greeting: string;
  /** "Ingrid Sæther, head of formulation at Norrvik Bio". */
  readonly full: string;
  /** "Norrvik Bio"; "" when unsaid. */
  readonly house: string;
};

/** Whom she wants to meet: people of a kind, someone senior, and a person by name. */
export type Meet = {
  readonly peers: string;
  readonly seniors: string;
  readonly person: Named | null;
};

const wish =
  /^(?:I (?:would like|want|need|hope|am hoping|am looking)|I[’']d (?:like|love)|looking|want|hoping|someone like|anyone like)\s(?:to (?:meet|speak (?:to|with)|talk (?:to|with)|reach|connect with|know|find)\s|for\s)?/i;
const pointer =
  /,?\s*(?:\b(?:especially|above all|in particular|particularly|ideally|mainly|mostly|such as|like|starting with|and)\s+)(?=(?:Dr\.? |Prof\.? |Judge )?\p{Lu}\p{L}+ (?:\p{Lu}\.? )?\p{Lu})/gu;
const senior =
  /\b(?:senior|chief|head|heads|director|directors|VP|VPs|C\wOs?|executives?|partners?|leaders?|president|presidents|chair|chairs|counsels?|judges?|deans?|commissioners?|founders?|further along|ahead of me|experienced|who (?:has|have) (?:done|made|run|led|been))\b/;

/** Reads the cleaned answer to "Whom do you want to meet?". */
export function readMeet(cleaned: string): Meet {
  const units = splitUnits(cleaned)
    .flatMap(({ whole }) => splitPointer(stripPeriod(whole)))
    .map((unit) =>
      unit
        .replace(/^(?:and|or|also|plus)\s+/i, "")
        .replace(wish, "")
        .trim(),
    );
  const found = units.map((unit) => ({ unit, person: readNamed(unit) }));
  const groups = found
    .filter(
      ({ person, unit }) =>
        person === null && /\p{L}{2}/u.test(unit) && unit.split(" ").length <= 22,
    )
    .map(({ unit }) => sized(lowerPlain(unit)));
  const seniors = groups.find((group) => senior.test(group)) ?? "";
  return {
    peers: groups.find((group) => group !== seniors) ?? seniors,
    seniors: seniors === "" ? (groups[0] ?? "") : seniors,
    person: found.find(({ person }) => person !== null)?.person ?? null,
  };
}

function splitPointer(text: string): string[] {
  return text
    .split(pointer)
    .map((piece) =>
      piece
        .replace(
          /^(?:especially|above all|in particular|particularly|ideally|starting with)\s+/i,
          "",
        )
        .trim(),
    )
    .filter((piece) => piece !== "");
}

function readNamed(unit: string): Named | null {
  const [lead = "", ...roles] = splitCommas(unit);
  const [, bare = lead, place = ""] =
    /^(.+?)\s(?:at|of|from|with)\s(?:the )?(.+)$/.exec(lead) ?? [];
  const did =
    /^((?:Dr\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}) (?=(?:did|has|runs?|ran|is|was|leads?|led|wrote|built|sold)\b)/u.exec(
      lead,
    );
  const name = did?.[1] ?? bare;
  if (!isName(name) || !name.includes(" ")) return null;
  const role =
    roles.find(
      (piece) =>
        piece.split(" ").length <= 10 && !/^(?:he|she|they|who|we|I|it|has|have|is)\b/.test(piece),
    ) ?? "";
  const within = / (?:at|of) (\p{Lu}.+)$/u.exec(role)?.[1] ?? "";
  const house = did === null ? place || within : "";
  const at =
    place === "" || did !== null
      ? ""
      : ` at ${lead.includes("the ") && /\bat the |of the /.test(lead) ? "the " : ""}${sayOrganisation(place)}`;
  const full = role === "" ? `${name}${at}` : `${name}, ${role}${at}`;
  return { name, greeting: greetingOf(name), full, house };
}

/** "at small biotechs, under 100 people" → "at small biotechs with under 100 people". */
function sized(text: string): string {
  return text.replace(
    /, (?=(?:under|over|up to|at least|fewer than|more than|about) \d)/,
    " with ",
  );
}
