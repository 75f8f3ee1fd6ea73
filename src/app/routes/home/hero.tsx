import { LinkButton } from "#ui/components/button.tsx";
import { PresenceFigure } from "#ui/figures/presence-figure.tsx";

export function Hero() {
  return (
    <section className="stage hero">
      <PresenceFigure view="hero" isDrawn />
      <div className="container">
        <h1>You already have what you need. Stop becoming. Start being.</h1>
        <p className="lead">Less noise. More presence.</p>
        <LinkButton look="point" href="#tools">
          Get Started
        </LinkButton>
        <p className="meta tagline">Mindful. Masterful. Magnetic.</p>
      </div>
    </section>
  );
}
