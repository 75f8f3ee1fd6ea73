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
    <svg viewBox="0 0 1283 239" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M247 226l-9-206l13-5l-91 193h-16l-87-182v-19h20l83 173h-8l81-173h29l13 219zm-216 0l14-219h20l-9 219zm454-77q-6 0-16-1q-10 0-20-2v-21q11 2 21 2q9 1 17 1q20 0 34-6q13-6 20-18q6-11 6-27q0-24-16-37q-15-13-42-13h-30v199h-27v-219h62q24 0 43 7q18 8 28 22q11 15 11 35q0 16-7 30q-6 14-18 25q-12 11-29 17q-17 6-37 6zm181 80q-21 0-37-9q-16-9-25-25q-9-16-9-36q0-22 10-39q10-16 27-26q17-10 39-10q20 0 36 9q16 10 26 25q9 16 9 37q0 21-10 38q-10 17-27 26q-17 10-39 10zm3-18q15 0 25-7q10-8 15-20q6-12 6-27q0-17-7-29q-6-12-16-19q-11-7-25-7q-14 0-24 7q-10 8-15 20q-6 12-6 27q0 17 6 29q7 13 18 19q10 7 23 7zm145 15l-49-139h28l38 122h-7l44-122h23l47 122l-7 1l34-123h27l-49 139h-23l-46-117h6l-43 117zm270 3q-20 0-35-8q-15-8-24-24q-8-15-8-36q0-23 10-40q9-17 25-27q17-9 37-9q25 0 38 14q12 14 12 39q0 3 0 7q0 3 0 6h-22v-13q0-17-7-26q-7-9-23-9q-13 0-24 6q-10 7-16 20q-6 12-6 29q0 24 13 37q14 14 35 14q11 0 21-4q11-4 20-12l9 13q-9 9-18 14q-9 5-19 7q-9 2-18 2zm-53-78l3-16h102v16zm150 75v-136l21-5l5 34v107zm21-87l-6-8q11-21 25-33q14-12 32-12q7 0 13 2q7 2 11 5l-10 22q-4-3-10-5q-5-2-12-2q-12 0-23 8q-10 8-20 23z"
      />
      <circle cx="347" cy="119" r="30" className="logo-point" />
    </svg>
  );
}
