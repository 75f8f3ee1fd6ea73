type PostTextProps = { content: string };

/** Plain text as it was written: a blank line parts paragraphs, and each line stays a line. */
export function PostText({ content }: PostTextProps) {
  return (
    <div className="prose keep-lines">
      {Array.from(content.matchAll(/[^\n]+(?:\n[^\n]+)*/g), ({ 0: paragraph, index }) => (
        <p key={index} className={isTurn(paragraph) ? "dialogue-turn" : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** A short line of its own that is no sentence leads what follows. */
function isTurn(paragraph: string): boolean {
  return paragraph.length <= 60 && /[\p{L}\d’”]$/u.test(paragraph) && !paragraph.includes("\n");
}
