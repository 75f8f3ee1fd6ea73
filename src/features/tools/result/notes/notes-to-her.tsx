type NotesToHerProps = { notes: readonly string[] };

/** Remarks on the text for the member alone: no copy, export or print of the text has them. */
export function NotesToHer({ notes }: NotesToHerProps) {
  if (notes.length === 0) return null;
  return (
    <section className="notes-to-her" aria-labelledby="notes-title">
      <h3 id="notes-title">Before you use it</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="meta">Only you see these notes. They aren’t part of the text.</p>
    </section>
  );
}
