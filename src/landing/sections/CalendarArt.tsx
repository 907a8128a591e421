const weeks = [44, 98, 152, 206, 260];

/** A calendar of three people, one of whom becomes available. */
export const CalendarArt = () => (
  <svg className="feature-art" viewBox="0 0 320 150" aria-hidden="true">
    {weeks.map((x) => (
      <path key={x} className="rule" d={`M${x} 16v122`} />
    ))}
    <rect className="span soft" x="20" y="30" width="132" height="22" rx="11" />
    <rect className="span free" x="158" y="30" width="48" height="22" rx="11" />
    <rect className="span" x="212" y="30" width="88" height="22" rx="11" />
    <rect className="span soft" x="20" y="66" width="186" height="22" rx="11" />
    <rect className="span" x="212" y="66" width="88" height="22" rx="11" />
    <rect className="span soft" x="20" y="102" width="78" height="22" rx="11" />
    <rect className="span free" x="104" y="102" width="48" height="22" rx="11" />
    <rect className="span" x="158" y="102" width="142" height="22" rx="11" />
    <path className="today" d="M152 12v128" />
    <circle className="spark" cx="152" cy="14" r="5" />
  </svg>
);
