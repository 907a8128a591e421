import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Match } from '../../../domain/matching/score.ts';

/** The score as one number, with its two halves below. */
export const ScoreFigure = ({ match: { score, fit, logistics } }: { match: Match }) => {
  const translate = useTranslate();
  return (
    <Box
      role="img"
      aria-label={translate('recommendations.scoreOf', { score, fit, logistics })}
      sx={{ flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
    >
      <Box aria-hidden sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1, letterSpacing: '-0.02em' }}>
        {score}
      </Box>
      <Box aria-hidden sx={{ fontSize: 12, color: 'text.secondary', mt: 0.5, lineHeight: 1.35 }}>
        <div>
          {translate('recommendations.fit')} {fit}
        </div>
        <div>
          {translate('recommendations.logistics')} {logistics}
        </div>
      </Box>
    </Box>
  );
};
