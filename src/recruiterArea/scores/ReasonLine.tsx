import Box from '@mui/material/Box';
import type { Reason } from '../../../domain/matching/reasons.ts';
import { sayPoints, sayReason } from './sayReason.ts';
import { useReasonWords } from './useReasonWords.ts';

/** One reason: its points, a bar with the share of the possible points, and its text. */
export const ReasonLine = ({ reason }: { reason: Reason }) => {
  const words = useReasonWords();
  const { points, of } = reason;
  return (
    <Box component="li" className={points === 0 ? 'reason none' : 'reason'}>
      <span className="points">{sayPoints(reason, words)}</span>
      <span aria-hidden className="bar">
        <span style={{ width: of === 0 ? 0 : `${(points / of) * 100}%` }} />
      </span>
      <span className="words">{sayReason(reason, words)}</span>
    </Box>
  );
};
