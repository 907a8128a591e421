import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Reason } from '../../../domain/matching/reasons.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { logisticsParts, type NeedWeights } from '../../../domain/matching/weights.ts';
import { halvesOf } from './halves.ts';
import { sayPoints, sayReason } from './sayReason.ts';
import { useReasonWords } from './useReasonWords.ts';

/** One reason: its points, a bar with the share of the possible points, and its text. */
const ReasonLine = ({ reason }: { reason: Reason }) => {
  const words = useReasonWords();
  const { points, of } = reason;
  return (
    <Box component="li" className={points === 0 ? 'reason none' : 'reason'}>
      <span className="points">{sayPoints(reason, words)}</span>
      <span aria-hidden className="bar">
        <span style={{ width: of === 0 ? 0 : `${(points / of) * 100}%` }} />
      </span>
      <span className="words">
        {sayReason(reason, words)}
        {reason.quote && <q>{reason.quote}</q>}
      </span>
    </Box>
  );
};

/** The number of reasons shown before "show more". */
const mostShown = 12;

interface Props {
  match: Match;
  /** In thousandths of a point. Without them the maximum of each half is not shown. */
  weights?: NeedWeights;
}

/** The reasons for a score, grouped by Fit and Logistics, each with its subtotal. */
export const ReasonHalves = ({ match, weights }: Props) => {
  const isFit = ({ part }: Reason) => !(logisticsParts as readonly string[]).includes(part);
  const halves = weights && halvesOf(weights);
  const fit = match.reasons.filter(isFit);
  const translate = useTranslate();
  return (
    <Box sx={look}>
      {fit.every(({ kind }) => kind === 'notAsked') && (
        <p className="baseless">{translate('recommendations.baseless')}</p>
      )}
      <Half half="fit" points={match.fit} of={halves?.fit} reasons={fit} />
      <Half
        half="logistics"
        points={match.logistics}
        of={halves?.logistics}
        reasons={match.reasons.filter((one) => !isFit(one))}
      />
    </Box>
  );
};

interface HalfProps {
  half: 'fit' | 'logistics';
  points: number;
  of: number | undefined;
  reasons: readonly Reason[];
}

const Half = ({ half, points, of, reasons }: HalfProps) => {
  const translate = useTranslate();
  const label = useId();
  const [open, setOpen] = useState(false);
  const ordered = reasons.toSorted((one, other) => other.points - one.points || other.of - one.of);
  const shown = open ? ordered : ordered.slice(0, mostShown);
  const rest = ordered.length - shown.length;
  return (
    <div className="half">
      <p id={label}>
        <b>{translate(`recommendations.${half}`)}</b>{' '}
        <span>{of === undefined ? points : translate('recommendations.outOf', { points, of })}</span>
      </p>
      <ul aria-labelledby={label}>
        {shown.map((reason) => (
          <ReasonLine key={JSON.stringify([reason.kind, reason.params])} reason={reason} />
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('recommendations.more', { smart_count: rest })}
        </Button>
      )}
    </div>
  );
};

/** The styles of all lines in one place, because twenty cards have two hundred lines. */
const look: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  columnGap: 3,
  rowGap: 2,
  '& .baseless': { gridColumn: '1 / -1', m: 0, fontSize: 13 },
  '& q': { display: 'block', color: 'text.secondary', fontSize: 13 },
  '& .half': { minWidth: 0 },
  '& .half > p': { display: 'flex', gap: 1, m: 0, mb: 0.75, fontSize: 14 },
  '& .half > p b': { fontWeight: 600 },
  '& .half > p span': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& ul': { display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' },
  '& .reason': {
    display: 'grid',
    gridTemplateColumns: '5.4em 36px minmax(0, 1fr)',
    columnGap: 1,
    alignItems: 'baseline',
    fontSize: 13,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& .points': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .none, & .none .points': { color: 'text.secondary' },
  '& .bar': {
    alignSelf: 'start',
    mt: '7px',
    height: 5,
    borderRadius: '3px',
    bgcolor: 'action.selected',
    overflow: 'hidden',
  },
  '& .bar span': { display: 'block', height: '100%', bgcolor: 'primary.main' },
};
