import { titleCase } from "#core/language/phrase.ts";

/** The title she holds and the title she asks for, capitalised as titles; "" when not said. */
export type Titles = {
  readonly current: string;
  readonly target: string;
  /** She says that the title stays. */
  readonly same: boolean;
  /** Her own word for the step, when she used one: "promotion", "reclassification". */
  readonly step: string;
};

const roleWord =
  /\b(?:director|manager|lead|leader|head|officer|engineer|scientist|planner|counsel|partner|professor|lecturer|dean|provost|chef|cook|nurse|supervisor|analyst|associate|[AES]?VP|chief|C[A-Z]O|president|principal|senior|staff|coordinator|specialist|architect|consultant|teacher|attorney|lawyer|paralegal|editor|producer|buyer|foreman|foreperson|superintendent|captain|sergeant|lieutenant|deputy|RN|NP|PA|PM|charge|curator|librarian|designer|developer|strategist|advisor|adviser|controller|treasurer|accountant|auditor|broker|underwriter|actuary|physician|pharmacist|therapist|technician|electrician|journeyman|master|administrator|executive|assistant|fellow|researcher|writer|reporter|secretary|clerk|instructor|trainer|recruiter|representative|operator|owner|chair|vice|registrar|ranger|inspector|investigator|detective|steward|stylist|barista|sous|commissioner|secretary|attaché|minister|tutor|postdoc|EA|GC|IC\d?|L\d|II|III|IV)\b/i;
const name = String.raw`[\p{L}][\p{L}’'.&/-]*(?: (?:of|for|and|&|the|in|to|[\p{L}\d][\p{L}\d’'.&/-]*)){0,6}?`;
const stop = String.raw`(?=\s*(?:$|[,.;:)(→]|\b(?:at|with|making|earning|and|effective|on|by|from|title|role|position|job|but|now|for (?:a|the|two|three|four|five|six|seven|eight|nine|ten|\d)|since|when|while|because|without|in (?:May|June|July|the)|this|next|plus|i|I|we|who|paid|pay|comp|compensation|salary)\b|\+|[$€£]?\d))`;

/** Steps of a scale that stand for a title: "GS-14", "L6", "Band 4". */
const grade = String.raw`(?:(?:GS|E|O|W|L|IC|P|M|T)-?\d{1,2}|(?:[Bb]and|[Gg]rade|[Ll]evel|[Ss]tep) \w{1,3})`;
const isGrade = new RegExp(String.raw`^${grade}$`, "u");
const oneWord = String.raw`[\p{L}][\p{L}’'.&/-]*`;

const targets: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[,;.]\s|\bfrom )(?<current>${grade}) (?:to|→) (?<target>${grade})`,
    "u",
  ),
  new RegExp(
    String.raw`^(?<current>(?!(?:I|we|my|want|asking|promot\p{L}+|title|move|bump)\b)${oneWord}(?: (?!to\b)${oneWord}){0,3}) to (?!(?:be|become|have|get|match|my|the same)\b)(?<target>${oneWord}(?: (?!to\b)${oneWord}){0,3})${stop}`,
    "iu",
  ),
  new RegExp(String.raw`(?<current>${name})(?:\s\(?)?\s?→\s?(?<target>${name})${stop}`, "u"),
  new RegExp(
    String.raw`\bfrom (?:an? |the )?(?<current>${name}) to (?:an? |the )?(?<target>${name})${stop}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:promoted? (?:me )?to|bump me (?:up )?to|make me|become|becoming|reclassified (?:to|as)|made|be named|named|moved? (?:up )?to) (?:an? |the )?(?<target>${name})${stop}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:(?<step>[Pp]romotion|[Rr]eclassification|[Aa]ppointment|[Mm]ove|[Ss]tep up|[Aa]dvancement)|(?<!hold the |current |my )(?:title|role|position)) (?:of|to|as|into) (?:the (?:title|role|position) of )?(?:an? |the )?(?<target>${name})${stop}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:want|asking for|like|need|get) (?:to be |the title (?:of )?|the |an? |my )?(?<target>${name}) (?:title|role|position|job)\b`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:title|role|position)(?: ask)?: (?:the )?(?<target>${name})${stop}`,
    "iu",
  ),
  new RegExp(String.raw`\bthe (?<target>${name}) (?:title|role|position)\b`, "u"),
  new RegExp(String.raw`^(?<target>${name}) \(from (?<current>${name})\)`, "u"),
  new RegExp(String.raw`\b(?:want|asking) (?:to be )?(?:an? |the )?(?<target>${name})${stop}`, "u"),
  new RegExp(
    String.raw`(?<!\b(?:[Cc]urrent(?:ly)?|[Nn]ow|am|is|I[’']m)\b[^.;]{0,30})\bas (?:the )?(?<target>\p{Lu}[\p{L}’-]*(?: (?:of|for|and|\p{Lu}[\p{L}’-]*))*)`,
    "u",
  ),
  new RegExp(
    String.raw`^(?<target>${name})(?:, (?:L\d+|[Ll]evel \w+|[Gg]rade \w+|[Bb]and \w+))?(?: title| role)?$`,
    "u",
  ),
];
const currents: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:current title is|title is currently|hold the title of|current role is) (?:an? |the )?(?<current>${name})${stop}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:I[’']m|I am)(?: currently| now)? (?:an? |the )?(?<current>${name})${stop}`,
    "u",
  ),
  new RegExp(String.raw`^(?<current>${name})(?:,| at| making) (?=[$€£]?\d)`, "u"),
  new RegExp(String.raw`\bI have been (?:an? |the )?(?<current>${name})${stop}`, "u"),
  new RegExp(
    String.raw`\b(?:[Cc]urrently|[Nn]ow|am|is)\b[^.;]{0,30} as (?:an? |the )?(?<current>${name})${stop}`,
    "u",
  ),
];

/** Reads titles out of the cleaned ask; a phrase counts as a title when it names a role or is capitalised throughout. */
export function readTitles(ask: string): Titles {
  const text = ask.replace(/\b[Ii]t[’']s a (?:title|pay|salary) ask\b[.,:]?\s*/, "").trim();
  const [firstUnit = ""] = text.split(/[.;](?:\s|$)/);
  const same = /\bsame (?:title|role|position|job)\b|\btitle (?:stays|unchanged|the same)\b/i.exec(
    text,
  );
  if (same !== null) {
    const aside = /\(([^()]+)\)/.exec(text.slice(same.index))?.[1] ?? "";
    return {
      current: asTitle(aside) || find(text, currents, "current"),
      target: "",
      same: true,
      step: "",
    };
  }
  for (const pattern of targets) {
    const found = pattern.exec(pattern.source.startsWith("^") ? firstUnit : text)?.groups;
    const target = asTitle(found?.["target"] ?? "");
    if (target === "") continue;
    const held = asTitle(found?.["current"] ?? "") || find(text, currents, "current");
    const current =
      /^(?:Senior|Junior|Staff|Lead|Mid-level)$/.test(held) && !target.startsWith(held)
        ? `${held} ${target.split(" ").at(-1) ?? ""}`
        : held;
    return {
      target,
      current: current === target ? "" : current,
      same: false,
      step: (found?.["step"] ?? "").toLowerCase(),
    };
  }
  return { current: find(text, currents, "current"), target: "", same: false, step: "" };
}

/** What a step of a scale is called: "grade" of the civil service, else "level"; null for a title in words. */
export function stepOf(title: string): "grade" | "level" | null {
  if (!isGrade.test(title)) return null;
  return /^(?:GS|grade)/i.test(title) ? "grade" : "level";
}

function find(text: string, patterns: readonly RegExp[], group: string): string {
  for (const pattern of patterns) {
    const title = asTitle(pattern.exec(text)?.groups?.[group] ?? "");
    if (title !== "") return title;
  }
  return "";
}

const noTitle =
  /^(?:promote|bump|make|give|pay|let|raise)\b|^(?:I|we|my|more|the|a|an|same|new|raise|pay|salary|money|promotion|title|role|better|want|asking|base|target|currently|at|doing|been|remote|equity|bonus|budget|ignore|promotion to .*|direct reports?|team)$|\b(?:want|asking|would|is|am|are|was|have|has|been|instructions|prompt|raise|salary|pay|money|days?|bonus|equity|budget|more|headcount|hours|remote|home|reports|FTE|W2|contractor|partner track|benefits|full-time|part-time|permanent)\b/i;

function asTitle(words: string): string {
  if (isGrade.test(words.trim())) return words.trim();
  const plain = words
    .trim()
    .replace(/[.,;:]+$/, "")
    .replace(/^(?:an?|the|my)\s/i, "")
    .replace(/\s(?:title|role|position|job)$/i, "");
  if (
    /\s(?:me|us|you|him|her|them|it|be|been|again|asked|told|said|promised|gave|offered)(?:\s|$)/i.test(
      plain,
    )
  )
    return "";
  if (plain === "" || noTitle.test(plain) || plain.split(" ").length > 7) return "";
  const capitals =
    /^\p{Lu}[\p{L}]{2,}/u.test(plain) &&
    plain
      .split(" ")
      .every((word) => /^\p{Lu}/u.test(word) || /^(?:of|for|and|the|&|in)$/.test(word));
  return roleWord.test(plain) || (capitals && !/^(?:For|And|The|Of)$/.test(plain))
    ? titleCase(plain).replace(/ De (?=\p{Lu})/gu, " de ")
    : "";
}
