import { formatPlainBlocks } from "#core/result/plain-text.ts";
import { Fragment, type ReactNode } from "react";
import type { Block, Result, Section } from "#core/result/result.ts";
import { type TextUnit, textUnitsOf } from "#core/result/text-units.ts";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";
import { SentenceCorrection } from "#features/tools/facts/sentence-correction.tsx";
import { FactText, findMarksIn } from "#features/tools/facts/fact-text.tsx";
import { ReceiptSlip } from "#features/tools/facts/receipt-slip.tsx";
import { lineKey } from "#core/composer/draft/line-key.ts";
import type { OpenLine } from "#features/tools/contract.ts";
import { OpenLineField } from "./open-lines/open-line-field.tsx";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";

type ResultBodyProps = {
  result: Result;
  writing: boolean;
  /** What is known of the facts in it; null while it is written, and for text from before facts were marked. */
  facts: ResultFacts | null;
  /** Hears that a part was copied. */
  onAnnounce: (sentence: string) => void;
  /** The lines that wait for a sentence of the member’s. */
  open?: OpenLines | undefined;
};

export type OpenLines = {
  readonly lines: readonly OpenLine[];
  readonly onFinish: (line: OpenLine, text: string) => void;
};

/** The language as sections, headings and lists; while it is written, a point stands after the last word. */
export function ResultBody({ result, writing, facts, onAnnounce, open }: ResultBodyProps) {
  const sections = withOpenSections(result.sections, open?.lines ?? []);
  return (
    <div className={classNames("result-body", writing && "writing")}>
      {sections.map((section, place) => (
        <section key={placeKey(place)}>
          {section.label !== null && (
            <div className="result-section-head">
              <h3>{section.label}</h3>
              {!writing && (
                <CopyButton
                  text={formatPlainBlocks(section.blocks)}
                  part={section.label}
                  onAnnounce={onAnnounce}
                />
              )}
            </div>
          )}
          <SectionWords result={result} section={section} facts={facts} open={open} />
        </section>
      ))}
      {sections.length === 0 && writing && <p />}
    </div>
  );
}

/** The sections, and behind them those of which nothing but open lines is there. */
function withOpenSections(
  sections: readonly Section[],
  lines: readonly OpenLine[],
): readonly Section[] {
  const known = new Set(sections.map(({ label }) => label));
  const added = new Set(lines.map(({ section }) => section).filter((label) => !known.has(label)));
  return [...sections, ...[...added].map((label) => ({ label, blocks: [] }))];
}

type SectionWordsProps = Pick<ResultBodyProps, "result" | "facts" | "open"> & { section: Section };

function SectionWords({ result, section, facts, open }: SectionWordsProps) {
  const units = textUnitsOf(section);
  const blocks = section.blocks.map((block, place) => (
    <Fragment key={placeKey(place)}>
      <BlockPart
        block={block}
        units={units.filter((unit) => unit.blockIndex === place)}
        wordsOfUnit={(unit) => wordsOfUnit(unit, section, result, facts)}
      />
      {openLinesAt(section, place + 1, open)}
    </Fragment>
  ));
  return [openLinesAt(section, 0, open), ...blocks];
}

function openLinesAt({ label }: Section, after: number, open: OpenLines | undefined): ReactNode {
  return open?.lines
    .filter((line) => line.section === label && line.after === after)
    .map((line) => (
      <OpenLineField
        key={lineKey(line)}
        line={line}
        onFinish={(text) => open.onFinish(line, text)}
      />
    ));
}

/** What stands for a paragraph or item: its words, and beside them the source that is open or the correction. */
type UnitWords = { readonly words: ReactNode; readonly beside: ReactNode };

function wordsOfUnit(
  unit: TextUnit,
  { label }: Section,
  result: Result,
  facts: ResultFacts | null,
): UnitWords {
  if (!facts) return { words: unit.text, beside: null };
  const marks = findMarksIn(unit, label, facts);
  const { correcting, traced } = facts;
  if (correcting && marks.includes(correcting))
    return {
      words: unit.text,
      beside: <SentenceCorrection result={result} mark={correcting} facts={facts} />,
    };
  return {
    words: <FactText unit={unit} marks={marks} facts={facts} />,
    beside: traced && marks.includes(traced) && <ReceiptSlip mark={traced} facts={facts} />,
  };
}

type BlockPartProps = {
  block: Block;
  units: readonly TextUnit[];
  wordsOfUnit: (unit: TextUnit) => UnitWords;
};

function BlockPart({ block, units, wordsOfUnit: wordsFor }: BlockPartProps) {
  if (block.kind === "heading") return <h4>{block.text}</h4>;
  const parts = units.map((unit) => ({ key: placeKey(unit.itemIndex), ...wordsFor(unit) }));
  if (block.kind === "paragraph")
    return parts.map(({ key, words, beside }) => (
      <Fragment key={key}>
        <p>{words}</p>
        {beside}
      </Fragment>
    ));
  const items = parts.map(({ key, words, beside }) => (
    <li key={key}>
      {words}
      {beside}
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** A part is known by its place: while text grows, what stands stays in place. */
function placeKey(place: number): string {
  return `part-${place}`;
}
