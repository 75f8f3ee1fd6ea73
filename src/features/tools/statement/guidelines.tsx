const remove = [
  "Hedges and softeners before the point",
  "Apologies where nothing went wrong",
  "Asking for permission to speak",
  "Words that make you or your work smaller",
] as const;

const include = [
  "The title you hold and the one you are going for",
  "What you are the person for, in one line",
  "A figure, with what it counts and when",
  "The people and decisions you answer for",
] as const;

/** What a positioning statement does without, and what it needs. */
export function Guidelines() {
  return (
    <section className="panel" aria-labelledby="guidelines-title">
      <h3 id="guidelines-title">Guidelines</h3>
      <div className="guidelines">
        <div>
          <h4>Remove</h4>
          <ul className="bullets">
            {remove.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>Include</h4>
          <ul className="bullets">
            {include.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
