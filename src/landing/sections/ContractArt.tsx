/** A document with lines of text, a signature and a seal. */
export const ContractArt = () => (
  <svg className="feature-art" viewBox="0 0 320 150" aria-hidden="true">
    <rect
      className="sheet back"
      x="98"
      y="26"
      width="150"
      height="150"
      rx="12"
      transform="rotate(5 170 90)"
    />
    <rect className="sheet" x="78" y="18" width="150" height="160" rx="12" />
    <rect className="bar" x="98" y="38" width="62" height="9" rx="4.5" />
    <rect className="bar-soft" x="98" y="58" width="110" height="6" rx="3" />
    <rect className="bar-soft" x="98" y="72" width="96" height="6" rx="3" />
    <rect className="bar-soft" x="98" y="86" width="104" height="6" rx="3" />
    <path className="ink" d="M98 128c10-22 18-24 18-10s10 4 14-6 8-4 8 4 8 6 14-2 10-2 16 2" />
    <path className="rule" d="M98 136h84" />
    <circle className="seal" cx="228" cy="112" r="24" />
    <path className="tick" d="m218 112 7.5 7.5 14-15" />
  </svg>
);
