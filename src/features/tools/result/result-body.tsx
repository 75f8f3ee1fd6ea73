import { formatPlainBlocks } from "#core/result/plain-text.ts";
import { Fragment, type ReactNode } from "react";
import type { Block, Result, Section } from "#core/result/result.ts";
import { type TextUnit, textUnitsOf } from "#core/result/text-units.ts";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";
import { SentenceCorrection } from "#features/tools/facts/sentence-correction.tsx";
import { FactText, findMarksIn } from "#features/tools/facts/fact-text.tsx";
import { ReceiptSlip } from "#features/tools/facts/receipt-slip.tsx";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";

type ResultBodyProps = {
  result: Result;
  writing: boolean;
  /** What is known of the facts in it; null while it is written, and for text from before facts were marked. */
  facts: ResultFacts | null;
  /** Hears that a part was copied. */
  onAnnounce: (sentence: string) => void;
};

/** The language as sections, headings and lists; while it is written, a point stands after the last word. */
export function ResultBody({ result, writing, facts, onAnnounce }: ResultBodyProps) {
  const { sections } = result;
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
          <SectionWords result={result} section={section} facts={facts} />
        </section>
      ))}
      {sections.length === 0 && writing && <p />}
    </div>
  );
}

type SectionWordsProps = Pick<ResultBodyProps, "result" | "facts"> & { section: Section };

function SectionWords({ result, section, facts }: SectionWordsProps) {
  const units = textUnitsOf(section);
  return section.blocks.map((block, place) => (
    <BlockPart
      key={placeKey(place)}
      block={block}
      units={units.filter((unit) => unit.blockIndex === place)}
      wordsOfUnit={(unit) => wordsOfUnit(unit, section, result, facts)}
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
