import { useViewer } from "#ui/viewer.ts";

const list = [
  "The decision in one sentence, with what you would do instead.",
  "What you know: figures, dates, names, what was promised and by whom.",
  "What you do not know yet, and who could tell you.",
  "Three questions, the hardest first.",
  "What you want to have in your hands when the hour ends.",
];

type WhatToBringProps = {
  /** Where the workbook for the hour is downloaded. */
  brief: string | null;
};

/** How to arrive prepared: with Strategy Prep for whoever has it, with one page to write for everybody else. */
export function WhatToBring({ brief }: WhatToBringProps) {
  const viewer = useViewer();
  const isPro = viewer.kind === "member" && viewer.isPro;
  return (
    <section className="panel sunken stack" aria-labelledby="bring">
      <h2 id="bring" className="title-sm">
        What to bring
      </h2>
      {isPro ? <WithTool /> : <OnPaper />}
      {brief !== null && (
        <p>
          The <a href={brief}>session brief (PDF)</a> has a field for each of these, to fill in and
          take along.
        </p>
      )}
    </section>
  );
}

function WithTool() {
  return (
    <>
      <p>
        One page. Strategy Prep writes it from five answers: the decision, what you know, what you
        need to find out, three questions.
      </p>
      <p>
        <a href="/tools/strategy-prep">Open Strategy Prep</a>
      </p>
    </>
  );
}

function OnPaper() {
  return (
    <>
      <p>One page is enough. The hour then starts at the first answer.</p>
      <ul className="bullets">
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
