import type { ReactNode } from "react";
import { PageHead } from "#ui/components/page-head.tsx";

/** The desk’s pages, in the order of its navigation. */
const deskLinks = [
  { href: "/desk", label: "Today" },
  { href: "/desk/posts", label: "Posts" },
  { href: "/desk/sessions", label: "Sessions" },
  { href: "/desk/people", label: "People" },
  { href: "/desk/letters", label: "Letters" },
  { href: "/desk/numbers", label: "Numbers" },
  { href: "/desk/mail", label: "Mail" },
  { href: "/desk/health", label: "Health" },
  { href: "/desk/journal", label: "Journal" },
] as const;

type DeskShellProps = {
  brand: string;
  /** The page of the navigation that this is part of. */
  path: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** The body of every page of the desk: plain HTML, whose forms work without a script. */
export function OwnerShell({ brand, path, title, lead, children }: DeskShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="desk-bar">
        <nav className="container" aria-label="Desk">
          <ul>
            {deskLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href="/dashboard">Back to {brand}</a>
            </li>
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="container page">
        <PageHead title={title} lead={lead} />
        {children}
      </main>
    </>
  );
}
