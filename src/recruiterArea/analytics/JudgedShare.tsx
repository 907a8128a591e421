import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ConversionTone } from '../../../domain/insight/conversionTone.ts';

const colours: Record<ConversionTone, string> = {
  good: 'success.main',
  fair: 'warning.main',
  poor: 'error.main',
};

/** A share in the colour it is judged by, and the same in a word for who does not tell colours apart. */
export const JudgedShare = ({ share, tone }: { share: string; tone: ConversionTone }) => {
  const translate = useTranslate();
  return (
    <Box component="span" data-tone={tone} sx={{ color: colours[tone], '& b': { whiteSpace: 'nowrap' } }}>
      <b>{share}</b> {translate(`hiringAnalytics.tones.${tone}`)}
    </Box>
  );
};
