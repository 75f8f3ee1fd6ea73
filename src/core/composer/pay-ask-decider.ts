import { onWhen, findWhens } from "#core/language/when.ts";

/** Who decides, as the scripts need it. */
export type Decider = {
  /** How she addresses the person: "Yolanda", "Dr. Osei"; "" when no one person is certain. */
  readonly greeting: string;
  /** A body that decides instead of a person: "the compensation committee". */
  readonly body: string;
  /** Where the person takes it next: "to the cabinet on the first Tuesday of the month". */
  readonly takesIt: string;
};

const honorific =
  /^(?:Dr\.?|Prof\.?|Professor|Dean|Director|Judge|Justice|Commissioner|Superintendent|Chief|Rev\.?|Pastor|Captain|Colonel|Major|General|Senator|Mayor|Provost|Chancellor|President|Principal|Chair|Mr\.?|Mrs\.?|Ms\.?|Mx\.?|Sister|Rabbi|Imam)$/;
const notName =
  /^(?:HR|CEO|CFO|COO|CTO|CIO|CMO|CNO|CPO|CHRO|ED|VP|SVP|EVP|AVP|EM|GM|PM|MD|RN|The|My|Our|Her|His|Their|I|A|An|Board|Committee|Council|Finance|Operations|Director|Manager|Head|Chief|Executive|Officer|President|Regional|Senior|Vice|Managing|Partner|Partners|Dean|Provost|Principal|Owner|Chair|Then|She|He|They|Both|And|With|People|Compensation|Human|Resources|Department|County|City|State|School|District|Medical|Nursing|General|Counsel|Supervisor|Boss|Probably|Whoever|Nobody|No|Not|Engineering|Product|Marketing|Sales|Legal)$/;
const bodies =
  /\b(?:the |a |our )?((?:\p{L}[\p{L}&-]* ){0,3}(?:committee|board|council|panel|partners|leadership team|trustees|commission|cabinet|executive team|union|agency|tribunal))\b/iu;
const common =
  /^(?:my|the|our|boss|manager|owner|owners|hr|ceo|cfo|coo|director|board|partner|partners|committee|idk|unsure|unknown|nobody|everyone|someone|me|us|them|they|she|he|him|her|dean|chair|president|supervisor|lead|team|leadership|finance|people|chef|head|principal|client|clients)$/i;

/** Reads the cleaned answer to "Who decides?". */
export function readDecider(answer: string): Decider {
  const first = answer.split(/[.;\n]\s|\n/)[0] ?? "";
  const person = personIn(first) || personIn(answer);
  const body = bodies.exec(first.replace(/\([^()]*\)/g, ""))?.[1] ?? "";
  const bodyFirst =
    body !== "" &&
    (person === "" || first.indexOf(body) < first.indexOf(person.split(" ").at(-1) ?? ""));
  return {
    greeting: bodyFirst ? "" : person,
    body: bodyFirst
      ? `the ${body.replace(/^(?:the|our|a)\s/i, "")}`.replace(/^the (?=\p{Lu}\p{Ll})/u, "the ")
      : "",
    takesIt: bodyFirst ? "" : takesIt(answer),
  };
}

const ranked =
  /\b(?:MAJ|COL|LTC|CPT|SFC|SGT|MSG|SGM|CSM|LT|GEN|BG|MG|CDR|CAPT|CMDR) \p{Lu}\p{Ll}[\p{L}’-]*/u;

function personIn(text: string): string {
  const rank = ranked.exec(text)?.[0];
  if (rank !== undefined) return rank;
  const plain = text
    .replace(/\([^()\p{Lu}]*\)/gu, " ")
    .replace(/(?:’s|s’) (?:boss|manager|team|office)\b.*/u, "");
  const words = plain.match(/[\p{L}][\p{L}’'-]*\.?|,|&/gu) ?? [];
  const trimmed = plain.trim();
  if (/^\p{Ll}{2,}$/u.test(trimmed) && !common.test(trimmed)) {
    return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  }
  const runs: string[][] = [];
  let open: string[] = [];
  for (const word of [...words, ","]) {
    const bare = word.replace(/\.$/, "");
    const title = honorific.test(word) || honorific.test(bare);
    const isName = /^\p{Lu}[\p{Ll}’'-]+/u.test(bare) && (title || !notName.test(bare));
    if (isName) open.push(word);
    else if (open.length > 0) {
      runs.push(open);
      open = [];
    }
  }
  const people = runs.filter((run) =>
    run.some((word) => !honorific.test(word) && !notName.test(word)),
  );
  const [one, two] = people;
  const opens = one !== undefined && text.trim().startsWith(one[0] ?? "");
  if (one === undefined) return "";
  if (two !== undefined && new RegExp(`${one.at(-1)} (?:and|&) ${two[0]}`, "u").test(plain)) {
    return `${spokenName(one, opens)} and ${spokenName(two, opens)}`;
  }
  if (new RegExp(`${one.at(-1)} (?:and|&) (?:his|her|their|the|my) `, "u").test(plain)) return "";
  return spokenName(one, opens);
}

const doubleNames =
  /^(?:Ann|Anne|Marie|Lou|Jo|Lynn|Rose|Mae|Kate|Beth|Sue|Jean|Jane|Ellen|Grace|May|Lee|Kay)$/;

function spokenName(whole: readonly string[], opens: boolean): string {
  const titled =
    honorific.test(whole[0] ?? "") && !/^(?:Dr|Prof|Mr|Mrs|Ms|Mx|Rev)\.?$/.test(whole[0] ?? "");
  const run = titled && !opens && whole.length > 2 ? whole.slice(1) : whole;
  const [first = "", second = ""] = run;
  if (/^(?:Sister|Brother|Father|Mother)$/.test(first)) return run.join(" ");
  if (honorific.test(first)) return run.length > 2 ? `${first} ${run.at(-1) ?? ""}` : run.join(" ");
  return doubleNames.test(second) ? `${first} ${second}` : first;
}

/** "Then she takes it to the cabinet": the decider’s own next step, said to the decider. */
function takesIt(answer: string): string {
  const found =
    /\b(?:takes|brings|carries|sends|presents) (?:it|this|them|that) (to [^.,;]{3,70})/.exec(
      answer,
    )?.[1];
  if (found === undefined) return "";
  const when = findWhens(found)[0];
  if (when === undefined || when.start === 0) return found.trim();
  const place = found
    .slice(0, when.start)
    .replace(/\s(?:on|in|at|by)\s*$/, " ")
    .trim();
  return `${place} ${onWhen(when)}`;
}
