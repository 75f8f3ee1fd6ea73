import { useEffect, useRef, useState } from "react";
import Crown from "lucide-react/icons/crown";
import Equal from "lucide-react/icons/equal";
import { isPro } from "#core/access/access.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { Logo } from "#ui/components/logo.tsx";
import { useSite } from "#ui/site.ts";
import { useViewer } from "#ui/viewer.ts";

const places = [
  { href: "/pricing", name: "Offers" },
  { href: "/power-kits", name: "Power Kits" },
  { href: "/contact", name: "Contact" },
  { href: "/blog", name: "Blog" },
] as const;

type NavigationBarProps = { path: string };

export function NavigationBar({ path }: NavigationBarProps) {
  const viewer = useViewer();
  const { brand } = useSite();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menu = useRef<HTMLButtonElement>(null);

  const isOpen = openOn === path;
  const close = () => setOpenOn(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenOn(null);
      menu.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return (
    <header className="site-header" data-open={isOpen || undefined}>
      <nav className="container" aria-label="Main">
        <a className="home-link" href="/">
          <Logo brand={brand} />
          <span className="visually-hidden">{brand} home</span>
        </a>
        <ul id="menu">
          {places.map(({ href, name }) => (
            <li key={href}>
              <a href={href} aria-current={currentOf(href, path)} onClick={close}>
                {name}
              </a>
            </li>
          ))}
          {viewer.kind === "member" && (
            <li>
              <a href="/dashboard" aria-current={currentOf("/dashboard", path)} onClick={close}>
                Dashboard
                {isPro(viewer) && <Icon of={Crown} label="Pro" />}
              </a>
            </li>
          )}
        </ul>
        {viewer.kind === "member" ? (
          <LinkButton small href="/api/logout">
            Sign Out
          </LinkButton>
        ) : (
          <LinkButton small href={signInHref(path)}>
            Sign In
          </LinkButton>
        )}
        <Button
          ref={menu}
          small
          look="quiet"
          className="menu-button"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpenOn(isOpen ? null : path)}
        >
          <Icon of={Equal} />
          Menu
        </Button>
      </nav>
    </header>
  );
}

function currentOf(href: string, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}

/** Signing in leads back to the current page. */
function signInHref(path: string): string {
  if (path === "/" || path === "/sign-in") return "/api/login";
  return `/api/login?next=${encodeURIComponent(path)}`;
}
