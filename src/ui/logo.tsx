type LogoProps = { brand: string };

/** The drawn wordmark; an installation with a name of its own gets that name set in the same face. */
export function Logo({ brand }: LogoProps) {
  if (brand !== "M•Power") {
    return (
      <span className="wordmark" aria-hidden="true">
        {brand}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 3849 718" aria-hidden="true" focusable="false">
      <g transform="matrix(1 0 0 -1 0 678)">
        <path fill="currentColor" d="" />
        <circle cx="1040" cy="322" r="90" className="dot" />
      </g>
    </svg>
  );
}
