const heights = [26, 38, 32, 52, 46, 68, 84];

/** A bar chart of weekly demand with a trend line. */
export const AnalyticsArt = () => (
  <svg className="feature-art" viewBox="0 0 320 150" aria-hidden="true">
    <path className="rule" d="M24 134h272" />
    {heights.map((height, week) => (
      <rect
        key={height}
        className={week === heights.length - 1 ? 'column best' : 'column'}
        x={34 + week * 38}
        y={134 - height}
        width="22"
        height={height}
        rx="6"
      />
    ))}
    <path
      className="trend"
      d="M45 92c26-8 30-16 38-14s24 8 38 4 22-22 38-22 26 6 38 2 22-24 38-28 20-12 38-18"
    />
    <circle className="spark" cx="273" cy="16" r="6" />
  </svg>
);
