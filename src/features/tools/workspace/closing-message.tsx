import { splitSentences } from "#core/language/sentences.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { PresenceFigure } from "#ui/figures/presence-figure.tsx";

/** What ends every tool: its feedback, and the 1:1 session. */
export function ClosingMessage({ feedback }: { feedback: string }) {
  const [first = "", ...rest] = splitSentences(feedback);
  return (
    <section className="stage closing-panel" aria-labelledby="closing-title">
      <PresenceFigure view="strip" />
      <div className="closing-words">
        <h2 id="closing-title">{first}</h2>{" "}
        {rest.length > 0 && <p className="lead">{rest.join(" ")}</p>}
        <LinkButton look="point" href="/power-kits">
          Book a 1:1 session
        </LinkButton>
      </div>
    </section>
  );
}
