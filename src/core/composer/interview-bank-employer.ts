import type { Story } from "./interview-bank-story.ts";
import { inflect, objectOf } from "./interview-bank-words.ts";
import { bare, definite } from "#core/language/definite.ts";
import { gerundOf } from "#core/language/inflect.ts";
import type { Duty, Posting } from "#core/language/job-posting.ts";
import { capitalise } from "#core/language/phrase.ts";
import { isName } from "#core/language/role.ts";
import { changeSubject } from "#core/language/say-change.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { peopleNoun } from "#core/language/people-noun.ts";

/** What is known of the employer: its name, the title, who is in the room, and the posting. */
export type Employer = {
  readonly company: string;
  readonly title: string;
  /** "CEO", "2 physicians", as she named them. */
  readonly room: readonly string[];
  readonly posting: Posting;
};

type Pair = { readonly flag: string; readonly question: string };

const changing =
  /^(?:reduce|improve|increase|grow|cut|raise|lower|boost|expand|strengthen|restore|stabilize|rebuild|turn|accelerate|double)$/;
const making =
  /^(?:build|develop|create|design|launch|establish|introduce|implement|write|draft|open|deploy)$/;

/** Three signs to watch for and three questions to ask, both from the posting; the employer’s figures stay the employer’s. */
export function employerLines(
  employer: Employer,
  stories: readonly Story[],
): { flags: string[]; questions: string[] } {
  const sure = [...figurePairs(employer), ...dutyPairs(employer), ...subjectPairs(employer)];
  const spare = plainPairs(employer);
  const flags = unique([
    ...sure.slice(0, 2).map((pair) => pair.flag),
    roomFlag(employer),
    ...sure.slice(2).map((pair) => pair.flag),
    ...spare.map((pair) => pair.flag),
    ...storyFlags(stories),
    ...spareFlags(employer),
  ]);
  const questions = unique([
    ...sure.slice(0, 2).map((pair) => pair.question),
    ...sure
      .slice(2)
      .toReversed()
      .map((pair) => pair.question),
    ...spare.toReversed().map((pair) => pair.question),
    ...spareQuestions(employer),
  ]);
  return { flags: flags.slice(0, 3), questions: questions.slice(0, 3) };
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines.filter((line) => line !== "").map(capitalise))];
}

function figurePairs({ posting }: Employer): Pair[] {
  const measured = posting.baselines.map(({ noun, figure }) => ({
    flag: `${definite(noun)} at ${figure} is described as a given, and nobody says what has been tried.`,
    question: `${capitalise(definite(noun))} stands at ${figure}. What has been tried, and what was stopped before it could work?`,
  }));
  const money = posting.duties.flatMap((duty) => {
    const [, sum] = /([$€£]\d[\d.,]*(?:[kKMB]\b|\s(?:million|billion))?)/u.exec(duty.object) ?? [];
    if (sum === undefined || !/\b(?:budget|P&L|spend|portfolio|fund)\b/iu.test(duty.object))
      return [];
    return [
      {
        flag: `The role answers for the ${sum} budget, and the decisions on it are made elsewhere.`,
        question: `Of the ${sum}, which decisions belong to this role alone?`,
      },
    ];
  });
  return [...measured, ...money.slice(0, 1)];
}

function dutyPairs({ posting }: Employer): Pair[] {
  return posting.duties
    .filter((duty) => !/[$€£]/u.test(duty.object))
    .flatMap((duty) => dutyPair(duty) ?? []);
}

function dutyPair(duty: Duty): Pair | null {
  const { verb } = duty;
  const object = bare(duty.object);
  const said = `${verb} ${objectOf({ base: verb, rest: object })}`;
  if (object.split(" ").length > 11 || /\bfrom [$€£]?\d/u.test(object)) return null;
  const team =
    /^(?:a |the )?(?:team of |staff of )?((?:\d+|two|three|four|five|six|seven|eight|nine|ten)\s.+)$/iu.exec(
      object,
    )?.[1];
  if (
    /^(?:lead|manage|supervise|direct|oversee)$/.test(verb) &&
    team !== undefined &&
    peopleNoun.test(team)
  ) {
    return {
      flag: `You are not offered a conversation with any of the ${team} before you decide.`,
      question: `What do the ${team} need first from the person in this role?`,
    };
  }
  const event = /^prepare$/.test(verb) ? /(?:^|\s)for\s(.+)$/u.exec(object)?.[1] : undefined;
  if (event !== undefined && !/\bboard\b/iu.test(event)) {
    return {
      flag: `No one in the room can say what is not ready for ${definite(event)}.`,
      question: `What is not ready for ${definite(event)} today?`,
    };
  }
  const who = /^(?:partner|work|collaborate|liaise)$/.test(verb)
    ? /^(?:closely )?with\s(.+?)(?:\s(on|in|about)\s(.+)|\sto\s.+)?$/u.exec(object)
    : null;
  if (who !== null && (who[1] ?? "").split(" ").length <= 6) {
    const others = definite(who[1] ?? "");
    const on = who[3] === undefined ? "" : ` on ${definite(who[3])}`;
    return {
      flag: `The posting asks you to work with ${others}${on}, and no one says who decides when you disagree.`,
      question: `When this role and ${others} disagree${on}, how is it settled?`,
    };
  }
  if (changing.test(verb)) {
    return {
      flag: `“${capitalise(said)}” comes without a figure for today, or a date.`,
      question: `You ask for someone to ${said}. What would count as done, and by when?`,
    };
  }
  if (making.test(verb)) {
    return {
      flag: `“${capitalise(said)}” comes without a budget, or a date.`,
      question: `You ask for someone to ${said}. What exists today, and who has asked for it?`,
    };
  }
  return null;
}

/** Responsibilities without a figure, a team or a change: three frames in turn. */
function plainPairs({ posting }: Employer): Pair[] {
  const plain = posting.duties.filter(
    (duty) => dutyPair(duty) === null && !/[$€£]/u.test(duty.object),
  );
  return plain.map(({ verb, object }, turn) => {
    const words = bare(object)
      .split(" ")
      .slice(0, 11)
      .join(" ")
      .replace(/\s\d[\d,.–-]*$/u, "")
      .replace(/\s(?:and|or|of|to|for|in|with|the|a|at|on|across)$/u, "");
    const said = `${verb} ${objectOf({ base: verb, rest: words })}`;
    const doing = `${inflect(verb, gerundOf)} ${objectOf({ base: verb, rest: words })}`;
    const frames: readonly Pair[] = [
      {
        flag: `“${capitalise(said)}” is in the posting, and no one in the room brings it up.`,
        question: `The posting says “${said}”. Who does that today, and what would you change first?`,
      },
      {
        flag: `You hear how others ${said}, and never who decides.`,
        question: `Who decides today when it comes to ${doing}?`,
      },
      {
        flag: `Asked about “${said}”, each person in the room gives a different answer.`,
        question: `What would tell you, a year from now, that ${doing} is in good hands?`,
      },
    ];
    return frames[turn % frames.length] ?? { flag: "", question: "" };
  });
}

function subjectPairs({ posting }: Employer): Pair[] {
  return posting.subjects
    .filter(
      (subject) =>
        subject.split(" ").length <= 8 &&
        !posting.baselines.some((baseline) => subject.startsWith(baseline.noun)) &&
        !/^travel\b|^some\b/iu.test(subject),
    )
    .map((subject, turn) => {
      const counted = /^\d/u.test(subject) && peopleNoun.test(subject);
      if (counted) {
        if (turn % 2 === 1) {
          return {
            flag: `Through the whole conversation, nobody mentions the ${subject}.`,
            question: `How are the ${subject} heard today?`,
          };
        }
        return {
          flag: `Nobody can say what the ${subject} have asked for.`,
          question: `What do the ${subject} need first from the person in this role?`,
        };
      }
      if (/[$€£]/u.test(subject))
        return {
          flag: `Nobody explains what stands behind the ${subject}.`,
          question: `What would you want the ${subject} to be a year from now?`,
        };
      const named = definite(subject);
      const project =
        /\b(?:migration|upgrade|implementation|rollout|replacement|conversion|project|transition|launch|expansion)\b/iu.test(
          subject,
        );
      return {
        flag: `Nobody can say who owns ${named}.`,
        question: project
          ? `Where does ${named} stand today, and who decides its dates?`
          : `Who owns ${named} today, and what would you like to see change?`,
      };
    });
}

/** The people who will interview her, one answering for another. */
function roomFlag({ room }: Employer): string {
  const [first, second] = room;
  return first === undefined || second === undefined
    ? ""
    : `Questions you put to ${inRoom(first)} are answered by ${inRoom(second)}.`;
}

/** A person of the panel, known by now: "CEO" → "the CEO", "2 physicians" → "the two physicians". */
function inRoom(person: string): string {
  if (isName(person) || /^(?:HR|IT)$/u.test(person)) return person;
  return `the ${spellSmallNumbers(person.replace(/^(?:the|a|an|my)\s/iu, ""))}`;
}

function storyFlags(stories: readonly Story[]): string[] {
  return stories
    .flatMap((story) => story.changes.slice(0, 1))
    .map(
      (change) =>
        `Nobody can give today’s figure for ${changeSubject(change).replace(/^(?:my|our)\s/u, "")}.`,
    );
}

function spareFlags({ title }: Employer): string[] {
  return [
    `Nobody says why ${title === "" ? "the role" : `the ${title} role`} is open.`,
    "What the role may decide alone is left for later.",
    "The first months are described in adjectives.",
  ];
}

function spareQuestions({ company, title, posting }: Employer): string[] {
  return [
    posting.reportsTo === ""
      ? ""
      : `Which figure does the ${posting.reportsTo} look at first, and how often?`,
    `A year from now, what would make you say that ${company === "" ? "you" : company} chose well?`,
    `What may ${title === "" ? "the person in this role" : `the ${title}`} decide alone from the first day?`,
    "What did the last person in this role start that you want finished?",
  ];
}
