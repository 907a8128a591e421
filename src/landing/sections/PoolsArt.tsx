const Head = ({ x, y, look }: { x: number; y: number; look: string }) => (
  <g className={look} transform={`translate(${x} ${y})`}>
    <path d="M-15 26V16a15 15 0 0 1 30 0v10Z" />
    <circle className="head" cy="-9" r="9.5" />
  </g>
);

/** Overlapping circles with people in them. */
export const PoolsArt = () => (
  <svg className="feature-art" viewBox="0 0 320 150" aria-hidden="true">
    <circle className="pool" cx="112" cy="76" r="66" />
    <circle className="pool" cx="208" cy="76" r="66" />
    <Head x={82} y={58} look="tone-three" />
    <Head x={88} y={106} look="tone-one" />
    <Head x={160} y={76} look="tone-two" />
    <Head x={234} y={56} look="tone-one" />
    <Head x={228} y={106} look="tone-three" />
  </svg>
);
