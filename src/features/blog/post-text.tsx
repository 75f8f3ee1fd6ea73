type PostTextProps = { content: string };

/** Plain text as it was written: a blank line parts paragraphs, and each line stays a line. */
export function PostText({ content }: PostTextProps) {
  return (
    <div className="prose lines">
      {Array.from(content.matchAll(/[^\n]+(?:\n[^\n]+)*/g), ({ 0: paragraph, index }) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
