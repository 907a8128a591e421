import { toneOf } from './tones.ts';

interface Props {
  value: string;
  /** The word shown; the value itself when left out. */
  label?: string;
}

/** A state as a small labelled mark: one value, one look, in every list and page. */
export const StatusChip = ({ value, label = value }: Props) => (
  <span className={`state-mark ${toneOf(value) ?? 'quiet'}`}>{label}</span>
);
