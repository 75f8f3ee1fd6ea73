import { useQueryValue } from "#ui/address.ts";
import { readPath } from "#core/paths.ts";
import { WaitlistPanel } from "#features/waitlist/waitlist-panel.tsx";
import { useViewer } from "#ui/viewer.ts";
import { ChooseTools } from "./choose-tools.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Specimen } from "./specimen.tsx";
import { TwoPaths } from "./two-paths.tsx";

export function HomePage() {
  const viewer = useViewer();
  const path = readPath(useQueryValue("path"));
  return (
    <>
      <Hero />
      <Specimen />
      <HowItWorks />
      <TwoPaths />
      <ChooseTools path={path} />
      <section className="page-section">
        <div className="container">{viewer.kind === "visitor" && <WaitlistPanel />}</div>
      </section>
    </>
  );
}
