import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConversionTone } from '../../../domain/insight/conversionTone.ts';

const colours: Record<ConversionTone, string> = {
  good: 'success.main',
  fair: 'warning.main',
  poor: 'error.main',
};

/**
 * A share in the color of its rating, with the rating also in text for readers who cannot distinguish colors.
 */
export const JudgedShare = ({ share, tone }: { share: string; tone: ConversionTone }) => {
  const translate = useTranslate();
  return (
    <Box component="span" data-tone={tone} sx={{ color: colours[tone], '& b': { whiteSpace: 'nowrap' } }}>
      <b>{share}</b> {translate(`hiringAnalytics.tones.${tone}`)}
    </Box>
  );
};
