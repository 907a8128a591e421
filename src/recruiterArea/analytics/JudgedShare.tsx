import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConversionTone } from '../../../domain/insight/conversionTone.ts';

type Tone = ConversionTone | 'early';

const colours: Record<Tone, string> = {
  early: 'text.secondary',
  good: 'success.main',
  fair: 'warning.main',
  poor: 'error.main',
};

/**
 * A share in the color of its rating, with the rating also in text for readers who cannot distinguish colors.
 */
export const JudgedShare = ({ share, tone }: { share: string; tone: Tone }) => {
  const translate = useTranslate();
  return (
    <Box component="span" data-tone={tone} sx={{ color: colours[tone], '& b': { whiteSpace: 'nowrap' } }}>
      <b>{share}</b> {translate(`hiringAnalytics.tones.${tone}`)}
    </Box>
  );
};
