import * as s from "#core/schema.ts";
import { CheckLine, MarkLine, OpenLine, ShelfSource, Writer } from "#features/tools/contract.ts";
import type { ResultVersion } from "#features/tools/result/result-version.ts";

/** What is kept of one tool on the member's or the visitor's device. */
export type DeviceDraft = {
  readonly answers: Readonly<Record<string, string>>;
  readonly tone: string;
  /** What is ticked on the evidence shelf. */
  readonly shelf?: readonly ShelfSelection[] | undefined;
  /** What is ticked there without a question that it answers. */
  readonly unplaced?: readonly UnplacedFact[] | undefined;
  /** Sentences made of lines that were left open, by the line's key. */
  readonly finished?: Readonly<Record<string, string>> | undefined;
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly ResultVersion[];
  readonly shown: number;
  /** Text that was being written when the page last saved. */
  readonly unfinished: string;
  /** What of it lies in the library. */
  readonly saved?: LibraryReference | null;
  /** How many of the oldest versions had to go. */
  readonly droppedVersions?: number | undefined;
};

/** Something on the evidence shelf, and the question whose answer it belongs to. */
export type ShelfSelection = { readonly key: string; readonly question: string };

/** Something that is ticked and not used yet: which question it answers has not been chosen. */
export type UnplacedFact = { readonly key: string; readonly name: string };

/** A result in the library, as this page last knew it. */
export type LibraryReference = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
};

const Text = s.fallback(s.string, "");

function optionalList<T>(piece: s.Schema<T>): s.Schema<T[] | undefined> {
  return s.fallback(s.array(piece), undefined);
}

const Version = s.object({
  result: s.string,
  source: s.fallback(Writer, null),
  checks: s.array(CheckLine),
  incomplete: s.fallback(s.boolean, false),
  requests: optionalList(s.string),
  notes: optionalList(s.string),
  marks: optionalList(MarkLine),
  settled: optionalList(
    s.object({ text: s.string, how: s.oneOf(["kept", "corrected", "removed"]) }),
  ),
  madeOf: s.fallback(s.number, undefined),
  sources: optionalList(ShelfSource),
  suggestions: optionalList(s.string),
  open: optionalList(OpenLine),
});

const noAnswers: Record<string, string> = {};

/** Answers and tone, which every kind of draft has. */
export const draftContent = { answers: s.fallback(s.record(Text), noAnswers), tone: Text };

/** A draft as it stands in the storage: each field has its fallback, so that an older one can still be read. */
export const StoredDeviceDraft = s.object({
  ...draftContent,
  shelf: s.fallback(s.array(s.object({ key: s.string, question: s.string })), []),
  unplaced: s.fallback(s.array(s.object({ key: s.string, name: s.string })), []),
  finished: s.fallback(s.record(s.string), noAnswers),
  request: Text,
  versions: s.fallback(s.array(Version), []),
  shown: s.fallback(s.number, 0),
  unfinished: Text,
  saved: s.fallback(s.object({ id: s.string, name: Text, revision: s.number }), null),
  droppedVersions: s.fallback(s.number, 0),
});
