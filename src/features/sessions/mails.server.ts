import { type Letter, write, type Written } from "#adapters/mail/letter.ts";
import { noticeMs } from "./offered-times.ts";
import { clockWords, dayWords, whenWords } from "./time-words.ts";

export type Frame = { readonly brand: string; readonly baseUrl: string };

/** A session as its letters tell it: in her time zone, and where the call is. */
export type Told = {
  readonly startsAt: Date;
  readonly zone: string;
  readonly room: string | null;
  /** Her page of it. */
  readonly page: string;
};

const reason = "You bought a Private Strategy Session with this address.";

type Own = Omit<Letter, "why" | "brand" | "baseUrl">;

const toHer = ({ brand, baseUrl }: Frame, letter: Own): Written =>
  write({ brand, baseUrl, why: reason, ...letter });

export function bookedMail(frame: Frame, told: Told): Written {
  return toHer(frame, {
    subject: "Your 1:1 session is booked",
    lines: [
      `${whenWords(told.startsAt, told.zone)}.`,
      callLine(told.room),
      `Open the attached invitation to put it into your calendar. ${lastMoment(told)}`,
    ],
    button: { name: "See, move or cancel it", link: told.page },
  });
}

export function movedMail(frame: Frame, told: Told, from: Date): Written {
  return toHer(frame, {
    subject: "Your 1:1 session has moved",
    lines: [
      `Now: ${whenWords(told.startsAt, told.zone)}.`,
      `Before: ${whenWords(from, told.zone)}.`,
      callLine(told.room),
      `The attached invitation moves it in your calendar. ${lastMoment(told)}`,
    ],
    button: { name: "See, move or cancel it", link: told.page },
  });
}

/** By her own word; because its payment was returned, so that no hour is left; or by the host. */
export type WhyCancelled = "her word" | "returned" | "host";

const cancelledLines: Readonly<Record<WhyCancelled, string>> = {
  "her word": "The hour is still yours. Choose another time when it suits you.",
  returned: "Its payment was returned, so the time is free again.",
  host: "We are sorry: we cannot give this session as agreed. The hour is still yours, so choose another time when it suits you.",
};

export function cancelledMail(frame: Frame, told: Told, why: WhyCancelled): Written {
  const when = whenWords(told.startsAt, told.zone);
  return toHer(frame, {
    subject: "Your 1:1 session is cancelled",
    lines: [
      `It was to be on ${when}. The attached file takes it out of your calendar.`,
      cancelledLines[why],
    ],
    ...(why !== "returned" && { button: { name: "Choose another time", link: told.page } }),
  });
}

export function reminderMail(frame: Frame, told: Told): Written {
  return toHer(frame, {
    subject: "Your 1:1 session is a day away",
    lines: [
      `${whenWords(told.startsAt, told.zone)}.`,
      callLine(told.room),
      "Bring one page: the decision in front of you, what you know, and three questions.",
    ],
    button: { name: "Open the session", link: told.page },
  });
}

export type HostNews = {
  readonly what: "booked" | "moved" | "cancelled";
  readonly startsAt: Date;
  /** Of a session that moved: when it was to begin. */
  readonly before?: Date | null;
  /** The strategist's. */
  readonly zone: string;
  readonly hasRoom: boolean;
  /** Null after her account was deleted. */
  readonly who: string | null;
};

/** For whoever gives the hour. */
export function hostMail({ brand, baseUrl }: Frame, news: HostNews): Written {
  const { what, startsAt, before, zone, hasRoom, who } = news;
  const needsLink = what === "booked" && !hasRoom;
  return write({
    brand,
    baseUrl,
    subject: `Session ${what}: ${dayWords(startsAt, zone, "year")}, ${clockWords(startsAt, zone)}`,
    lines: [
      `${whenWords(startsAt, zone)}.`,
      ...(before ? [`Before: ${whenWords(before, zone)}.`] : []),
      ...(who === null ? [] : [`With ${who}.`]),
      ...(needsLink
        ? [
            "Send her the link to the call. One for every session: npm run operator -- sessions room <address>",
          ]
        : []),
    ],
    why: "Every session that is booked, moved or cancelled is told to this address.",
  });
}

function callLine(room: string | null): string {
  return room === null
    ? "The link to the call comes to this address before the session."
    : `The call is here: ${room}`;
}

function lastMoment({ startsAt, zone }: Told): string {
  const last = new Date(startsAt.getTime() - noticeMs);
  return `You can move or cancel it until ${dayWords(last, zone)}, ${clockWords(last, zone)}.`;
}
