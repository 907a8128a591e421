interface PersonProps {
  x: number;
  tone: string;
  tall?: boolean;
}

const Person = ({ x, tone, tall }: PersonProps) => (
  <g className={tone} transform={`translate(${x} ${tall ? 338 : 350})`}>
    <path d="M-38 92V46a38 38 0 0 1 76 0v46Z" />
    <circle className="head" cy="-20" r="25" />
  </g>
);

const Bench = () => (
  <g className="bench">
    <rect x="44" y="424" width="372" height="22" rx="11" />
    <rect x="84" y="440" width="16" height="56" rx="8" />
    <rect x="360" y="440" width="16" height="56" rx="8" />
  </g>
);

/** A team of four with three members and one open seat, where the match goes. */
const Team = () => (
  <g>
    <rect className="card" x="346" y="36" width="248" height="150" rx="22" />
    <rect className="bar" x="370" y="60" width="96" height="12" rx="6" />
    <rect className="bar-soft" x="370" y="82" width="150" height="8" rx="4" />
    <g transform="translate(0 138)">
      <circle className="seat-taken" cx="392" r="21" />
      <circle className="seat-taken two" cx="438" r="21" />
      <circle className="seat-taken three" cx="484" r="21" />
      <circle className="seat-glow" cx="542" r="34" />
      <circle className="seat-open" cx="542" r="23" />
      <path className="tick" d="m532 0 7.5 7.5 13-14.5" />
    </g>
  </g>
);

/** The match score as a ring and its three parts as bars. */
const Match = () => (
  <g transform="translate(436 238)">
    <rect className="card" width="164" height="132" rx="20" />
    <circle className="ring-track" cx="44" cy="46" r="23" />
    <circle className="ring" cx="44" cy="46" r="23" pathLength="100" />
    <rect className="bar" x="84" y="34" width="58" height="9" rx="4.5" />
    <rect className="bar-soft" x="84" y="51" width="40" height="8" rx="4" />
    <rect className="bar-soft" x="20" y="88" width="124" height="7" rx="3.5" />
    <rect className="reason" x="20" y="88" width="112" height="7" rx="3.5" />
    <rect className="bar-soft" x="20" y="106" width="124" height="7" rx="3.5" />
    <rect className="reason two" x="20" y="106" width="82" height="7" rx="3.5" />
  </g>
);

/** The hero illustration: people on a bench, and a line from one of them to the open seat. */
export const HeroArt = ({ label }: { label: string }) => (
  <svg className="hero-art" viewBox="0 0 640 520" role="img" aria-label={label}>
    <path
      className="blob"
      d="M332 14c110-26 246 16 282 122 34 100-14 190-38 268-24 74-116 112-222 106-130-8-262 10-318-78C-18 348 30 236 92 158 150 86 226 40 332 14Z"
    />
    <path className="thread" d="M122 290C110 150 210 78 346 100" />
    <path className="thread" d="M338 302c2-44 10-80 34-112" />
    <path className="thread chosen" pathLength="1" d="M230 276c8-62 62-74 104-40 34 28 56 62 102 66" />
    <path className="thread chosen" pathLength="1" d="M542 238v-66" />
    <Team />
    <Match />
    <Person x={122} tone="tone-one" />
    <Person x={230} tone="tone-two" tall />
    <Person x={338} tone="tone-three" />
    <Bench />
    <circle className="spark" cx="230" cy="276" r="7" />
  </svg>
);
