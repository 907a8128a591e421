import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Raise } from '../../../domain/matching/raises.ts';
import { sayRaise } from './sayReason.ts';
import { useReasonWords } from './useReasonWords.ts';

/** Changes that would raise the score, each with the exact resulting score. */
export const RaiseList = ({ raises }: { raises: readonly Raise[] }) => {
  const translate = useTranslate();
  const words = useReasonWords();
  if (raises.length === 0) return null;
  return (
    <Typography component="div" variant="body2">
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.25, fontWeight: 600 }}>
          {translate('recommendations.raise')}
        </Box>
        <Box component="ul" sx={list}>
          {raises.map((raise) => (
            <Box component="li" key={JSON.stringify([raise.kind, raise.params])}>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {sayRaise(raise, words)}
              </Box>
              <b>{translate('recommendations.raised', { score: raise.score, gain: raise.gain })}</b>
            </Box>
          ))}
        </Box>
      </details>
    </Typography>
  );
};

const list = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  mt: 0.75,
  p: 0,
  maxWidth: 480,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 2, fontSize: 13 },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
};
