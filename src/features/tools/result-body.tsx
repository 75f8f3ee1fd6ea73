import type { Block, Result, Section } from "#core/result/result.ts";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";
import { plainBlocks } from "./version.ts";

type ResultBodyProps = {
  result: Result;
  writing: boolean;
  /** Hears that a part was copied. */
  onSaid: (sentence: string) => void;
};

/** The language as sections, headings and lists; while it is written, a point stands after the last word. */
export function ResultBody({ result, writing, onSaid }: ResultBodyProps) {
  const { sections } = result;
  return (
    <div className={classNames("body", writing && "writing")}>
      {sections.map((section, place) => (
        <SectionPart key={placeKey(place)} section={section} writing={writing} onSaid={onSaid} />
      ))}
      {sections.length === 0 && writing && <p />}
    </div>
  );
}

type SectionPartProps = Omit<ResultBodyProps, "result"> & { section: Section };

function SectionPart({ section, writing, onSaid }: SectionPartProps) {
  return (
    <section>
      {section.label !== null && (
        <div className="section-head">
          <h3>{section.label}</h3>
          {!writing && (
            <CopyButton text={plainBlocks(section.blocks)} of={section.label} onSaid={onSaid} />
          )}
        </div>
      )}
      {section.blocks.map((block, place) => (
        <BlockPart key={placeKey(place)} block={block} />
      ))}
    </section>
  );
}

function BlockPart({ block }: { block: Block }) {
  if (block.kind === "heading") return <h4>{block.text}</h4>;
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const items = block.items.map((item, place) => <li key={placeKey(place)}>{item}</li>);
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** A part is known by its place: while text grows, what stands stays in place. */
function placeKey(place: number): string {
  return `part-${place}`;
}
