const House = ({ x, lit }: { x: number; lit: readonly number[] }) => (
  <g transform={`translate(${x} 0)`}>
    <rect className="house" y="40" width="150" height="260" rx="16" />
    {Array.from({ length: 9 }, (_, place) => place).map((place) => (
      <rect
        key={place}
        className={lit.includes(place) ? 'window lit' : 'window'}
        x={24 + (place % 3) * 38}
        y={68 + Math.floor(place / 3) * 52}
        width="26"
        height="34"
        rx="6"
      />
    ))}
    <rect className="door" x="57" y="240" width="36" height="60" rx="8" />
  </g>
);

const Sitter = ({ x, look }: { x: number; look: string }) => (
  <g className={look} transform={`translate(${x} 208)`}>
    <path d="M-26 62V32a26 26 0 0 1 52 0v30Z" />
    <circle className="head" cy="-13" r="17" />
  </g>
);

/** Two companies with a bench between them that is emptying. */
export const AboutArt = ({ label }: { label: string }) => (
  <svg className="about-art" viewBox="0 0 640 340" role="img" aria-label={label}>
    <path className="blob" d="M40 300C-10 200 60 70 200 40c130-28 290-50 380 50 70 78 70 170 20 210Z" />
    <House x={36} lit={[1, 5]} />
    <House x={454} lit={[0, 3, 7]} />
    <path className="thread chosen" d="M320 176C350 96 410 90 484 137" />
    <path className="thread" d="M156 137c50-40 84-30 102 40" />
    <Sitter x={258} look="tone-one" />
    <Sitter x={320} look="tone-two" />
    <Sitter x={382} look="tone-three" />
    <g className="bench">
      <rect x="216" y="262" width="208" height="15" rx="7.5" />
      <rect x="240" y="270" width="11" height="34" rx="5.5" />
      <rect x="389" y="270" width="11" height="34" rx="5.5" />
    </g>
    <path className="ground" d="M20 302h600" />
  </svg>
);
