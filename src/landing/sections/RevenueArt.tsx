/** Revenue as steps, one per placement. */
export const RevenueArt = () => (
  <svg className="feature-art" viewBox="0 0 320 150" aria-hidden="true">
    <path className="area" d="M24 134v-18h48V98h52V76h50V58h52V34h70v100Z" />
    <path className="trend" d="M24 116h48V98h52V76h50V58h52V34h70" />
    <path className="rule" d="M24 134h272" />
    <circle className="coin" cx="261" cy="34" r="17" />
    <path className="tick" d="m253 34 5.5 5.5L269 28" />
  </svg>
);
