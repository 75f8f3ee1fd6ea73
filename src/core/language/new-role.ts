import { stripPeriod, titleCase } from "./phrase.ts";
import { isRole } from "./role.ts";
import { splitStops } from "./split.ts";

/** A role she takes up or applies for: "Director of Quality", "Corvane Bearings", and what else she says of it. */
export type NewRole = {
  readonly title: string;
  readonly organisation: string;
  readonly rest: readonly string[];
};

const opener =
  /^(?:(?:I(?:’m| am|’ll be| will be)?|we(?:’re| are))\s(?:(?:starting|joining|taking over|stepping in|stepping up|going in|moving|moving up|coming in|hired|applying|interviewing|going|hoping|up|being considered)\s(?:as|to|for)?\s?)?|my new role is\s|(?:new |target )?(?:role|position|job|title)\s?:\s|starting as\s|applying for\s|interviewing for\s|going for\s)?(?:as\s)?(?:the\s(?:new\s|role of\s|position of\s)?|a\s|an\s)?(?:new\s)?/iu;

/** Reads the role of a cleaned answer; brackets and second sentences are asides. */
export function readNewRole(answer: string): NewRole {
  const [first = ""] = splitStops(
    answer.replaceAll(/\s*\([^)]*\)/g, "").replaceAll(/\s*\n\s*/g, ", "),
  );
  const joining =
    /\b(?:joining|at|with)\s(\p{Lu}[\p{L}’&.\s-]{2,50}?)\sas\s(?:the\s|a\s|an\s|its\s|their\s)?(.+)$/u.exec(
      stripPeriod(first),
    );
  if (joining)
    return { title: inCapitals(joining[2] ?? ""), organisation: joining[1] ?? "", rest: [] };
  const bare = stripPeriod(first).replace(opener, "");
  const [lead = "", ...rest] = bare
    .split(/\s*(?:,|\s[–|]\s|\s@\s|\sat\s(?=\p{Lu}|the\s)|\swith\s(?=\p{Lu}))\s*/u)
    .filter((piece) => piece !== "");
  const now = lead.split(/\s*→\s*/u).at(-1) ?? lead;
  const [title = "", own] = apart(now).split(", ");
  const tail = own === undefined ? rest : [own, ...rest];
  const house = /\sat\s((?:the\s)?\p{Lu}[^,]*)/u.exec(bare)?.[1];
  const named = tail.filter((piece) => organisation.test(piece) || piece === house);
  if (!/\p{L}{2}/u.test(title)) return { title: "", organisation: "", rest: [] };
  const place =
    named.at(-1) ??
    tail.find((piece) => /^(?:the\s)?\p{Lu}\p{L}+/u.test(piece)) ??
    tail.find((piece) => !/^\d/u.test(piece)) ??
    "";
  const part = named.length > 1 ? tail.slice(0, tail.indexOf(place)) : [];
  return {
    title: [title, ...part].map(inCapitals).join(", "),
    organisation: inCapitals(place),
    rest: tail.filter((piece) => piece !== place && !part.includes(piece)).map(inCapitals),
  };
}

/** The role in one line: title, organisation, and the rest in her order. */
export function sayNewRole(role: NewRole): string {
  return [role.title, role.organisation, ...role.rest].filter((piece) => piece !== "").join(", ");
}

/** Words all in small letters get capitals when they are a name of one or two words or a title. */
function inCapitals(piece: string): string {
  if (
    /^(?:city|county|state|town|village|university|school|department|office|port|bank)\sof\s/u.test(
      piece,
    )
  )
    return titleCase(piece);
  if (/\p{Lu}\p{Ll}/u.test(piece) && !(isRole(piece) && /^\p{Ll}/u.test(piece))) return piece;
  return !/^\d/u.test(piece) && (isRole(piece) || piece.split(" ").length <= 2)
    ? titleCase(piece)
    : piece;
}

/** "Deputy CIO Larimore County" → "Deputy CIO, Larimore County": a comma where the title ends and an organisation begins. */
function apart(title: string): string {
  const words = title.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(" ");
    const ends = isRole(words[at - 1] ?? "");
    if (ends && /^\p{Lu}/u.test(tail) && organisation.test(tail) && !isRole(tail))
      return `${words.slice(0, at).join(" ")}, ${tail}`;
  }
  return title;
}

const organisation =
  /\b(?:County|City|State|University|College|School|Schools|Hospital|Health|Medical|Regional|Bank|Group|Inc|Corp|LLC|Foundation|Foods|Systems|Institute|Center|District|Authority|Partners|Labs?|Company|Services|Clinic|Trust|Agency|Museum|Library|Court|Church|Association|Cooperative|Union|Studio|Hotel|Hardware|Software|Builders|Electric|Energy|Logistics|Arts)\b/u;
