import { useQuery } from "@tanstack/react-query";
import { type KnownFact, findFactsToldElsewhere } from "#core/shelf/known-facts.ts";
import type { Question } from "#core/tools/definition.ts";
import { useSite } from "#ui/site.ts";
import { useViewer } from "#ui/viewer.ts";
import { shelfQuery } from "./queries.ts";

export type OfferedFactsProps = {
  toolId: string;
  question: Question;
  /** What this device stores of it. */
  localFacts: readonly KnownFact[];
  onUse: (text: string) => void;
};

/** Offered answers are short lines; more of them is a choice of its own. */
const maxOffered = 2;
const maxExcerptLength = 70;

/** What was answered elsewhere to the same question, to be taken over with one press. Nothing is filled in unasked. */
export function OfferedFacts({ toolId, question, localFacts, onUse }: OfferedFactsProps) {
  const isMember = useViewer().kind === "member";
  const { tools } = useSite();
  const { data } = useQuery({ ...shelfQuery, enabled: isMember });
  const factsElsewhere = findFactsToldElsewhere(toolId, question.id, [
    ...localFacts,
    ...(data?.facts ?? []),
  ]);
  const facts = factsElsewhere.flatMap(({ tool, text }) =>
    splitFact(text, question).map((piece) => ({ tool, text: piece })),
  );
  return facts.slice(0, maxOffered).map(({ tool, text }) => (
    <p className="offered-fact" key={tool + text}>
      <span className="meta">
        In {tools.find(({ id }) => id === tool)?.title ?? "another tool"} you wrote “
        {truncate(text)}”
      </span>
      <button
        type="button"
        className="text-button"
        onClick={(event) => {
          const field = event.currentTarget
            .closest(".answer-field")
            ?.querySelector<HTMLElement>("input, textarea");
          onUse(text);
          field?.focus();
        }}
      >
        Use it here
      </button>
    </p>
  ));
}

/** A field of one line takes one line of what was answered as a list. */
function splitFact(text: string, { kind }: Question): readonly string[] {
  if (kind === "list" || kind === "long") return [text];
  return text.split("\n").filter((line) => line.trim() !== "");
}

function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= maxExcerptLength
    ? line
    : `${line.slice(0, maxExcerptLength - 1).trimEnd()}…`;
}
