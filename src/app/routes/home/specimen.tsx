/** The product's promise, shown as an edited text. */
export function Specimen() {
  return (
    <section className="page-section">
      <div className="container">
        <h2 className="visually-hidden">What changes</h2>
        <div className="specimen">
          <figure className="before">
            <figcaption>What you were about to send</figcaption>
            <blockquote>
              <del>Sorry to bother you, but I was just wondering if</del> we could <del>maybe</del>{" "}
              talk about my pay <del>at some point, if that’s okay?</del>
            </blockquote>
          </figure>
          <figure className="after">
            <figcaption>What you meant</figcaption>
            <blockquote>
              I would like to discuss my compensation this month. My scope has doubled since March,
              and I will bring the figures.
            </blockquote>
          </figure>
        </div>
      </div>
    </section>
  );
}
