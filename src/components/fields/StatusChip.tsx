import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import { type Tone, toneOf } from './tones.ts';

interface Props {
  value: string;
  /** The word shown; the value itself when left out. */
  label?: string;
}

/** A state as a small labelled mark: one value, one look, in every list and page. */
export const StatusChip = ({ value, label = value }: Props) => {
  const tone = toneOf(value);
  return (
    <Box component="span" sx={(theme) => ({ ...shape, ...looks[tone ?? 'quiet'](theme) })}>
      {tone && tone !== 'quiet' && <Box component="span" aria-hidden sx={dot} />}
      {label}
    </Box>
  );
};

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 24,
  px: 1,
  borderRadius: 1.5,
  fontSize: 12.5,
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
};
const dot = { width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' };

const tinted = (pick: (theme: Theme) => string) => (theme: Theme) => ({
  color: pick(theme),
  backgroundColor: alpha(pick(theme), theme.palette.mode === 'dark' ? 0.16 : 0.09),
});

const looks: Record<Tone, (theme: Theme) => object> = {
  good: tinted((theme) => theme.palette.success.main),
  waiting: tinted((theme) => theme.palette.warning.main),
  wrong: tinted((theme) => theme.palette.error.main),
  moving: tinted((theme) => theme.palette.info.main),
  quiet: tinted((theme) => theme.palette.text.secondary),
};
