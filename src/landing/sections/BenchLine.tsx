const places = [70, 190, 310, 430, 550, 670, 790];
const free = 430;

const Sitter = ({ x, look }: { x: number; look: string }) => (
  <g className={look} transform={`translate(${x} 62)`}>
    <path d="M-34 88V44a34 34 0 0 1 68 0v44Z" />
    <circle className="head" cy="-16" r="22" />
  </g>
);

/** A long bench with one empty seat. */
export const BenchLine = () => (
  <svg className="bench-line" viewBox="0 0 860 190" aria-hidden="true">
    {places
      .filter((x) => x !== free)
      .map((x, place) => (
        <Sitter key={x} x={x} look={`tone-${['one', 'three', 'two'][place % 3]}`} />
      ))}
    <g className="left" transform={`translate(${free} 62)`}>
      <path d="M-34 86V44a34 34 0 0 1 68 0v42" />
      <circle cy="-16" r="22" />
    </g>
    <g className="bench">
      <rect x="10" y="146" width="840" height="20" rx="10" />
      <rect x="80" y="160" width="15" height="60" rx="7" />
      <rect x="422" y="160" width="15" height="60" rx="7" />
      <rect x="765" y="160" width="15" height="60" rx="7" />
    </g>
  </svg>
);
