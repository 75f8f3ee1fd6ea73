import { type Block, paragraph, type Result, type Section } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";

/** Whether this tool's form holds a message that can be an e-mail. */
export function hasEmailSections(tool: ToolId): boolean {
  return Object.keys(toolOf(tool).refine.email).length > 0;
}

/** Whether every message of a result has its subject line already. */
export function isFormattedAsEmail(tool: ToolId, { sections }: Result): boolean {
  const named = toolOf(tool).refine.email;
  const sent = sections.filter(({ label }) => label !== null && Object.hasOwn(named, label));
  return sent.length > 0 && sent.every((section) => subjectOf(section) !== "");
}

/** The messages that have a subject as e-mails: subject, greeting where a name is known, body, close. */
export function formatAsEmail(tool: ToolId, result: Result, to: string | null): Result {
  const named = toolOf(tool).refine.email;
  return {
    ...result,
    sections: result.sections.map((section) => {
      const subject = section.label === null ? undefined : named[section.label];
      return subject === undefined ? section : formatSectionAsEmail(section, subject, to);
    }),
  };
}

function formatSectionAsEmail(section: Section, fallback: string, to: string | null): Section {
  const lines = section.blocks.flatMap(paragraphsOf);
  const ownSubject = subjectOf(section);
  const rest = ownSubject === "" ? lines : lines.slice(1);
  const [first, ...after] = rest;
  if (first === undefined) return section;
  const greeted = greetingOf(first);
  const body = greeted === null ? rest : [...(greeted.rest === "" ? [] : [greeted.rest]), ...after];
  const name = to ?? greeted?.name ?? null;
  const subject = ownSubject || fallback;
  if (subject === "") return section;
  const greeting = name === null ? [] : [paragraph(`${greeted?.word ?? "Hi"} ${name},`)];
  return {
    ...section,
    blocks: [
      paragraph(`Subject: ${subject}`),
      ...greeting,
      ...body.map((line) => (typeof line === "string" ? paragraph(capitalised(line)) : line)),
      ...(isClosed(body) ? [] : [paragraph(closing)]),
    ],
  };
}

const closing = "Kind regards,";

type Line = string | Block;

function paragraphsOf(block: Block): Line[] {
  return block.kind === "paragraph" ? block.text.split("\n") : [block];
}

function subjectOf(section: Section): string {
  const [first] = section.blocks.flatMap(paragraphsOf);
  return typeof first === "string" ? (/^Subject: (.+)$/.exec(first)?.[1] ?? "") : "";
}

/** "Hi Marcy," alone, or the name that a first sentence opens with. */
function greetingOf(line: Line): { word: string; name: string; rest: string } | null {
  if (typeof line !== "string") return null;
  const [, word, name = "", rest = ""] =
    /^(?:(Hi|Hello|Dear) )?((?:(?:Dr|Mr|Ms|Mrs|Prof)\. )?\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}),(?:\s+(.*))?$/su.exec(
      line,
    ) ?? [];
  if (name === "" || (word === undefined && opener.test(name))) return null;
  return { word: word ?? "Hi", name, rest };
}

const opener =
  /^(?:After|As|At|Before|By|During|For|From|If|In|On|Since|So|Then|Today|Tomorrow|To|Under|Until|When|While|With|Yes|No|Thank|Thanks|Next|Last|Now|Here|This|That|First|Second|Finally|Team|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

function isClosed(body: readonly Line[]): boolean {
  const last = body.findLast((line) => typeof line === "string");
  return (
    typeof last === "string" &&
    /^(?:(?:Kind|Best|Warm) regards|Regards|Best|Sincerely|Thank you|Thanks|With thanks|Respectfully)\b[^.]{0,30}[,.]?$/.test(
      last,
    )
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
