import { useSite } from "#ui/site.ts";

/** On every page of a demonstration, so that nobody takes it for the real thing. */
export function DemoBanner() {
  const { isDemo } = useSite();
  if (!isDemo) return null;
  return (
    <aside className="demo-banner" aria-label="Demonstration">
      <p className="container">
        This is a demonstration. Look around, and keep nothing here that you need.
      </p>
    </aside>
  );
}
