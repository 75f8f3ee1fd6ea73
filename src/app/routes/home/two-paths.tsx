import { pathTitles } from "#core/paths.ts";
import { Legacy } from "#ui/figures/legacy.tsx";
import { Rise } from "#ui/figures/rise.tsx";

export function TwoPaths() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="vh">Two paths</h2>
        <div className="paths">
          <a href="/choose-path?path=legacy">
            <Legacy />
            <h3>{pathTitles.legacy}</h3>
            <p>Brand voice, offers, boundaries.</p>
          </a>
          <a href="/choose-path?path=elevate">
            <Rise />
            <h3>{pathTitles.elevate}</h3>
            <p>Positioning, pay asks, exits.</p>
          </a>
        </div>
      </div>
    </section>
  );
}
