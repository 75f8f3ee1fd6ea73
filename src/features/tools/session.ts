import { type Answers, signatureTone } from "#core/tools/definition.ts";
import { limits } from "#core/prompt/limits.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { Allowance, GenerateAnswer } from "./contract.ts";
import type { Draft, SavedPlace, Tick } from "./drafts.ts";
import { saySettled, withKept } from "./facts.ts";
import { type Failure, failureOf } from "./failure.ts";
import { sayWords, unfinishedVersion, type Version, versionOf, wordCount } from "./version.ts";

/** What is being written: an answer to her questions (`of` null), or a change to this result. */
export type Job =
  | {
      readonly request: string;
      readonly of: string;
      /** The requests that led to that result. */
      readonly earlier?: readonly string[] | undefined;
    }
  | { readonly of: null };

type Writing = { readonly job: Job; readonly text: string };

/** One visit to a tool's page: what she typed, what was written, what is under way. */
export type Session = {
  /** True once the page is alive and the draft was read. */
  readonly isOpen: boolean;
  readonly answers: Answers;
  readonly tone: string;
  /** What she ticked on her evidence shelf. */
  readonly shelf: readonly Tick[];
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly Version[];
  readonly shown: number;
  /** Where it lies in her library, once she saved it. */
  readonly saved: SavedPlace | null;
  readonly writing: Writing | null;
  readonly failed: { readonly job: Job; readonly failure: Failure } | null;
  /** What the status region says. */
  readonly status: string;
  /** The AI generations left today, as the last answer told them. */
  readonly allowance: Allowance | null;
  /** Her own session while an example stands in the form; null at all other times. */
  readonly own: Session | null;
};

export type Event =
  | { readonly kind: "opened"; readonly typed: Answers; readonly draft: Draft | null }
  | { readonly kind: "exampled"; readonly answers: Answers }
  | { readonly kind: "unexampled" }
  | { readonly kind: "answered"; readonly id: string; readonly text: string }
  | { readonly kind: "ticked"; readonly shelf: readonly Tick[] }
  | { readonly kind: "toned"; readonly tone: string }
  | { readonly kind: "requested"; readonly text: string }
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "shown"; readonly version: number }
  | { readonly kind: "kept"; readonly text: string; readonly keep: boolean }
  | { readonly kind: "edited"; readonly made: Version }
  | { readonly kind: "undone" }
  | { readonly kind: "restored" }
  | { readonly kind: "saved"; readonly saved: SavedPlace | null }
  | { readonly kind: "started"; readonly job: Job }
  | { readonly kind: "wrote"; readonly text: string }
  | { readonly kind: "finished"; readonly answer: GenerateAnswer }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "cleared" };

export const emptySession: Session = {
  isOpen: false,
  answers: {},
  tone: signatureTone,
  shelf: [],
  request: "",
  versions: [],
  shown: 0,
  saved: null,
  writing: null,
  failed: null,
  status: "",
  allowance: null,
  own: null,
};

/** Earlier versions beyond this are let go, the oldest first. */
const mostVersions = 12;

/** The session after something happened. Text that ended early is never lost: it becomes an unfinished version. */
export function next(session: Session, event: Event): Session {
  const { writing } = session;
  if (event.kind === "opened") return open(session, event.typed, event.draft);
  if (event.kind === "exampled") return withExample(session, event.answers);
  if (event.kind === "unexampled") return withoutExample(session);
  if (event.kind === "answered")
    return { ...session, answers: { ...session.answers, [event.id]: event.text } };
  if (event.kind === "ticked") return { ...session, shelf: event.shelf };
  if (event.kind === "toned") return { ...session, tone: event.tone };
  if (event.kind === "requested") return { ...session, request: event.text };
  if (event.kind === "said") return { ...session, status: event.text };
  if (event.kind === "shown") return { ...session, shown: event.version };
  if (event.kind === "kept") return keep(session, event.text, event.keep);
  if (event.kind === "edited") return edit(session, event.made);
  if (event.kind === "undone") return undo(session);
  if (event.kind === "restored") return restoreShown(session);
  if (event.kind === "saved") return { ...session, saved: event.saved };
  if (event.kind === "cleared") return { ...emptySession, isOpen: session.isOpen };
  if (event.kind === "started")
    return { ...session, writing: { job: event.job, text: "" }, failed: null, status: "Writing…" };
  if (!writing) return session;
  if (event.kind === "wrote")
    return { ...session, writing: { ...writing, text: writing.text + event.text } };
  if (event.kind === "finished") return finish(session, writing, event.answer);
  if (event.kind === "stopped") return stop(session, writing);
  return fail(session, writing, event.error);
}

/** What is kept on her device. */
export function draftOf(session: Session): Draft {
  const { writing, answers, tone, shelf, request, versions, shown, saved } = session;
  const unfinished = writing?.text ?? "";
  return { answers, tone, shelf, request, versions, shown, saved, unfinished };
}

/** True when there is nothing of hers to keep. */
export function isEmpty(session: Session): boolean {
  return (
    Object.values(session.answers).every((text) => text === "") &&
    session.tone === signatureTone &&
    session.shelf.length === 0 &&
    session.request === "" &&
    session.versions.length === 0 &&
    session.writing === null
  );
}

/** An example never takes in a draft of hers: it goes to her own session behind it. */
function open(session: Session, typed: Answers, draft: Draft | null): Session {
  if (session.own) return { ...session, own: open(session.own, typed, draft) };
  return { ...restore(session, typed, draft), isOpen: true };
}

function withExample(session: Session, answers: Answers): Session {
  const own = session.own ?? next(session, { kind: "stopped" });
  const { isOpen, tone, allowance } = session;
  const status = "An example stands in the form.";
  return { ...emptySession, isOpen, tone, allowance, answers, own, status };
}

function withoutExample({ own, allowance, ...session }: Session): Session {
  if (!own) return { ...session, own, allowance };
  return { ...own, allowance, status: "The example is removed." };
}

/** What she typed before the draft was read stands; the draft fills the rest. */
function restore(session: Session, typed: Answers, draft: Draft | null): Session {
  if (!draft) return { ...session, answers: typed };
  const restored: Session = {
    ...session,
    answers: { ...draft.answers, ...typed },
    tone: draft.tone,
    shelf: draft.shelf ?? [],
    request: draft.request,
    versions: draft.versions,
    saved: draft.saved ?? null,
    shown: Math.min(Math.max(0, Math.trunc(draft.shown)), Math.max(0, draft.versions.length - 1)),
  };
  return draft.unfinished.trim() === ""
    ? restored
    : withVersion(restored, unfinishedVersion(draft.unfinished));
}

function keep(session: Session, text: string, isKept: boolean): Session {
  return {
    ...session,
    versions: session.versions.map((version, place) =>
      place === session.shown ? withKept(version, text, isKept) : version,
    ),
    status: isKept ? saySettled({ text, how: "kept" }) : `“${text}”: open again.`,
  };
}

function edit(session: Session, made: Version): Session {
  const after = withVersion(session, { ...made, madeOf: session.shown });
  const last = made.settled?.at(-1);
  return { ...after, status: `${last ? saySettled(last) : ""} ${sayVersion(after)}`.trim() };
}

/** Lets go of the newest version, when she made it by hand, and shows the one it was made of. */
function undo(session: Session): Session {
  const madeOf = session.versions.at(-1)?.madeOf;
  if (madeOf === undefined || session.versions.length < 2) return session;
  const versions = session.versions.slice(0, -1);
  const after = { ...session, versions, shown: Math.min(madeOf, versions.length - 1) };
  return { ...after, status: `Undone. ${sayVersion(after)}` };
}

function restoreShown(session: Session): Session {
  const version = session.versions[session.shown];
  if (!version) return session;
  const after = withVersion(session, { ...version, madeOf: undefined });
  return { ...after, status: `Restored. ${sayVersion(after)}` };
}

function sayVersion({ shown, versions }: Session): string {
  return `Version ${shown + 1} of ${versions.length}.`;
}

function finish(session: Session, { job }: Writing, answer: GenerateAnswer): Session {
  const requests = job.of === null ? undefined : requestsAfter(job.earlier ?? [], job.request);
  const version = { ...versionOf(answer), requests };
  const words = sayWords(wordCount(parseResult(version.result)));
  return {
    ...withVersion(session, version),
    request: job.of === null ? session.request : "",
    writing: null,
    allowance: answer.allowance ?? null,
    status: `${version.incomplete ? "Unfinished" : "Ready"}, ${words}.`,
  };
}

/** The latest requests that one refinement may carry; the one after it is sent beside them. */
function requestsAfter(earlier: readonly string[], request: string): readonly string[] {
  return [...earlier.filter((one) => one !== request), request].slice(-limits.refineEarlier);
}

function stop(session: Session, { text }: Writing): Session {
  if (text.trim() === "") return { ...session, writing: null, status: "Stopped." };
  return {
    ...withVersion(session, unfinishedVersion(text)),
    writing: null,
    status: "Stopped. The unfinished text is kept.",
  };
}

function fail(session: Session, { job, text }: Writing, error: unknown): Session {
  const isKept = text.trim() !== "";
  return {
    ...(isKept ? withVersion(session, unfinishedVersion(text)) : session),
    writing: null,
    failed: { job, failure: failureOf(error, isKept) },
    status: "",
  };
}

function withVersion(session: Session, version: Version): Session {
  const all = [...session.versions, version];
  const gone = Math.max(0, all.length - mostVersions);
  const versions = all.slice(gone).map((one) => movedBack(one, gone));
  return { ...session, versions, shown: versions.length - 1 };
}

/** A version after the oldest ones have gone; what it was made of may be among them. */
function movedBack(version: Version, gone: number): Version {
  if (version.madeOf === undefined || gone === 0) return version;
  const madeOf = version.madeOf - gone;
  return { ...version, madeOf: madeOf < 0 ? undefined : madeOf };
}
