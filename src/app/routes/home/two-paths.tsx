import { pathTitles } from "#core/paths.ts";
import { LegacyFigure } from "#ui/figures/legacy-figure.tsx";
import { RiseFigure } from "#ui/figures/rise-figure.tsx";

export function TwoPaths() {
  return (
    <section className="page-section">
      <div className="container">
        <h2 className="visually-hidden">Two paths</h2>
        <div className="paths">
          <a href="/choose-path?path=legacy">
            <LegacyFigure />
            <h3>{pathTitles.legacy}</h3>
            <p>Brand voice, offers, boundaries.</p>
          </a>
          <a href="/choose-path?path=elevate">
            <RiseFigure />
            <h3>{pathTitles.elevate}</h3>
            <p>Positioning, pay asks, exits.</p>
          </a>
        </div>
      </div>
    </section>
  );
}
