import type { Tone } from '../../components/fields/tones.ts';

const colours: Record<Tone, string> = {
  good: 'success.main',
  waiting: 'warning.main',
  wrong: 'error.main',
  moving: 'info.main',
  quiet: 'text.secondary',
};

/** The theme color of a tone, for `sx`. */
export const toneColour = (tone: Tone): string => colours[tone];
