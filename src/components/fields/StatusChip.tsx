import { toneOf } from './tones.ts';

interface Props {
  value: string;
  /** The displayed text; by default the value. */
  label?: string;
}

/** A state as a small chip, with the same look on every page. */
export const StatusChip = ({ value, label = value }: Props) => (
  <span className={`state-mark ${toneOf(value) ?? 'quiet'}`}>{label}</span>
);
