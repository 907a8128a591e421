import type { LandingTexts } from '../catalogues.ts';

interface RowProps {
  days: number;
  figure: string;
  label: string;
  look: string;
}

const Row = ({ days, figure, label, look }: RowProps) => (
  <div className={`cycle-row ${look}`}>
    <p className="cycle-label">
      <strong>{figure}</strong> <span>{label}</span>
    </p>
    <svg viewBox="0 0 600 34" aria-hidden="true" preserveAspectRatio="none">
      {Array.from({ length: days }, (_, day) => day * 10).map((x) => (
        <rect key={x} x={x + 1} y="1" width="6" height="32" rx="3" />
      ))}
    </svg>
  </div>
);

/** Sixty days beside three days, one stroke per day on the same scale. */
export const CycleArt = ({ cycle }: { cycle: LandingTexts['features']['cycle'] }) => (
  <div className="cycle-art">
    <Row days={60} figure={cycle.before} label={cycle.beforeLabel} look="before" />
    <Row days={3} figure={cycle.after} label={cycle.afterLabel} look="after" />
  </div>
);
