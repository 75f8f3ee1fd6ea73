import * as frames from "#core/composer/frames/interview-bank.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { joined, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { type Posting, postingOf, sayable, sayableDuties } from "#core/composer/posting/duties.ts";
import { quotedLines } from "#core/composer/posting/lines.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { put } from "#core/composer/say.ts";
import { sayAll, sayItems } from "#core/composer/say-items.ts";
import { storiesOf, type Story } from "#core/composer/stories.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { closed, lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const questionsMost = 5;
const themesMost = 4;

/** Her stories under the questions they answer, each told once; the dreaded question as typed with her answer after it. */
export function composeInterviewBank(material: Material): Result {
  const hers = readerOf(material);
  const stories = storiesOf(hers);
  const posted = postingOf(hers, material);
  const answers = [...told(stories), ...dreaded(hers)];
  const parts: readonly Part[] = [
    ["Questions and your answers", answers.length === 0 ? [] : [...intro(hers), ...answers]],
    ["Themes to return to", themes(stories)],
    ["Red flags to watch for", [numbered(frames.flags)]],
    ["Questions to ask", [numbered(toAsk(posted))]],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, stories, posted) };
}

function intro(hers: Reader): readonly Block[] {
  const post = postOf(hers);
  return [...text(post), ...met(hers), ...text(ofTone(frames.leads, hers.tone))];
}

/** "Ward Manager, Harrowgate General"; a role told in a clause or in two sentences stands behind a label. */
function postOf(hers: Reader): string {
  const [role, organization] = [hers.one("role"), hers.one("organization")];
  const { shape } = readShape(role ?? "", ["person", "thing"]);
  const isTold =
    splitSentences(role ?? "").length > 1 || !["person", "thing", "things"].includes(shape);
  const names = [role, organization].filter((one) => one !== null).map(unclosed);
  if (role === null || !isTold) return names.length === 0 ? "" : closed(raised(names.join(", ")));
  const where = organization === null ? [] : [put(frames.post.organization, organization)];
  return [put(frames.post.role, role), ...where].join(" ");
}

function met(hers: Reader): readonly Block[] {
  const [stage = "", room = ""] = ["stage", "room"].map((id) => withoutHedges(hers.one(id) ?? ""));
  return text(
    stage === "" ? "" : put(frames.stage, lowered(unclosed(stage))),
    room === "" ? "" : put(frames.room, lowered(unclosed(room))),
  );
}

/** Each story under a question, and under a second that its parts answer while there is room; parts that stand alone last. */
function told(stories: readonly Story[]): readonly Block[] {
  const whole = stories.filter(({ isPart }) => !isPart);
  const loose = stories.filter(({ isPart }) => isPart).flatMap(({ parts }) => labelled(parts));
  const spare = questionsMost - whole.length - Math.min(1, loose.length);
  const second = secondQuestions(whole).slice(0, Math.max(0, spare));
  return [
    ...whole.flatMap((story, at) => {
      const [first, ...others] = story.parts;
      if (first && first.items.length > 1 && others.length === 0)
        return [heading(frames.several), bullets(sayItems(frames.part, first.items))];
      const also = second.flatMap((one) => (one.story === story ? [heading(one.ask)] : []));
      const ask = frames.questions[at] ?? frames.questions[0];
      return [heading(ask), ...also, bullets(labelled(story.parts))];
    }),
    ...(loose.length === 0
      ? []
      : [heading(whole.length === 0 ? frames.several : frames.extra), bullets(loose)]),
  ];
}

/** For each story told in two parts or more a question that they answer, none asked twice. */
function secondQuestions(
  stories: readonly Story[],
): readonly { readonly story: Story; readonly ask: string }[] {
  const asked = new Set<string>();
  return stories.flatMap((story) => {
    const fitting = frames.followUps.filter(([one, other]) => story.has(one) && story.has(other));
    const ask = fitting.find(([, , question]) => !asked.has(question))?.[2];
    if (ask === undefined || story.parts.length === 1) return [];
    asked.add(ask);
    return [{ story, ask }];
  });
}

function labelled(parts: Story["parts"]): readonly string[] {
  return parts.map(({ label, items }) => `**${label}:** ${sayAll(frames.part, items)}`);
}

function dreaded(hers: Reader): readonly Block[] {
  const [question, answer] = [
    hers.one("dread"),
    text(sayAll(frames.part, hers.items("dreadAnswer"))),
  ];
  if (question !== null) return [heading(asQuestion(question)), ...answer];
  return answer.length === 0 ? [] : [heading(frames.unnamed), ...answer];
}

/** A question with its sign, also where she typed none; what is no question stands behind a label. */
function asQuestion(typed: string): string {
  const words = typed.replace(/^[“‘](.*)[”’]$/su, "$1");
  const [first = ""] = words.toLowerCase().split(/[\s’]/);
  if (/[?][”’)]*$/.test(words)) return raised(words);
  const asks = frames.asking.split(" ").includes(first) && !/[.;]\s/.test(words);
  return asks ? `${raised(unclosed(words))}?` : unclosed(put(frames.dreaded, unclosed(words)));
}

const pointsBack = /^(?:since then|since|after that|this|that|then|so|because of)\b/i;

/** One line of each story to come back to: how it was and how it is, else what she did. */
function themes(stories: readonly Story[]): readonly Block[] {
  const lines = stories.flatMap(({ parts, isPart, isSeveral }) => {
    const [only] = parts;
    if (only !== undefined && isSeveral)
      return only.items.slice(0, themesMost).map((deed) => sayAll(frames.part, [deed]));
    const items = (part: frames.Part) => parts.find(({ id }) => id === part)?.items ?? [];
    const before =
      [items("Was"), items("Did"), items("Task")].find(({ length }) => length > 0) ?? [];
    if (isPart) return [];
    if (only !== undefined && parts.length === 1) return [sayAll(frames.part, only.items)];
    const did = items("Did");
    const now = items("Now");
    // "Since then" tells of what she did, and so does what she did in more than one sentence.
    const isTold = now.length > 0 ? pointsBack.test(now[0] ?? "") : did.length > 1;
    if (now.length === 0 && !isTold) return did.map((deed) => sayAll(frames.part, [deed]));
    const all = isTold && before !== did ? [...before, ...did] : before;
    return [joined(sayAll(frames.part, all), sayAll(frames.result, now))];
  });
  return lines.length === 0 ? [] : [numbered(lines.slice(0, themesMost))];
}

/** Three: of when and where one works where the posting names it, of the duties, of how things stand, then what any post bears. */
function toAsk({ duties, states, asked, terms }: Posting): readonly string[] {
  const { duties: templates, pattern, open } = frames.toAsk;
  const named = sayable([...terms, ...asked]).find((line) => frames.pattern.test(line));
  const of = named === undefined ? [] : [put(pattern, named)];
  const work = sayableDuties(duties);
  // How things stand is no duty that could look good.
  const lines = work.length === 0 ? ["", ...sayable(states)] : [...work, ...sayable(states)];
  const asking = lines.slice(0, templates.length - of.length).map((line, at) => {
    return line === "" ? "" : put(templates[at] ?? "", line);
  });
  return [...asking.filter((line) => line !== ""), ...of, ...open].slice(0, 3);
}

const severalIn = ({ parts, isSeveral }: Story): number =>
  isSeveral ? (parts[0]?.items.length ?? 0) : 1;

function missing(
  hers: Reader,
  stories: readonly Story[],
  { duties, asked }: Posting,
): readonly string[] {
  const open = stories
    .filter((story) => severalIn(story) === 1)
    .flatMap(({ number, has, said }) =>
      frames.parts
        .filter(([part]) => !has(part) && !frames.heard[part].test(said))
        .map(([, , what]) => `story ${number}: ${what}`),
    );
  const count = stories.reduce((sum, story) => sum + severalIn(story), 0);
  const given = hers.has("description");
  return [
    ...(hers.has("role") ? [] : [frames.asks.role]),
    ...(given ? [] : [frames.asks.description]),
    ...(given && duties.length === 0 ? [frames.asks.duties] : []),
    ...(stories.length === 0 ? [frames.asks.stories] : []),
    ...(count === 1 || count === 2 ? [frames.asks.moreStories] : []),
    ...open,
    ...(hers.has("dread") ? [] : [frames.asks.dread]),
    ...(hers.has("dread") && !hers.has("dreadAnswer") ? [frames.asks.dreadAnswer] : []),
    ...(asked.length === 0 ? [] : [frames.asks.asked.replace("{}", quotedLines(asked))]),
  ];
}
