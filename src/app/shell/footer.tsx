import { useSite } from "#ui/site.ts";

const places = [
  { href: "/tools", name: "Tools" },
  { href: "/pricing", name: "Offers" },
  { href: "/power-kits", name: "Power Kits" },
  { href: "/contact", name: "Contact" },
  { href: "/privacy", name: "Privacy" },
  { href: "/terms", name: "Terms" },
] as const;

/** The year that the specification gives; a constant. */
const copyrightYear = 2025;

export function Footer() {
  const { brand } = useSite();
  return (
    <footer className="site-footer">
      <div className="container spread">
        <div className="stack gap-2">
          <p className="motto">Calm. Precise. Untouchable.</p>
          <p>
            © {copyrightYear} {brand}
          </p>
        </div>
        <ul>
          {places.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
