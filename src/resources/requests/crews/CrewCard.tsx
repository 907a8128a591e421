import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../../domain/contract/candidates/candidates.ts';
import type { Crew } from '../../../../domain/matching/crew/crew.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { toWholeUnits } from '../../../../domain/money/minorUnits.ts';
import { useCrewReason } from './useCrewReason.ts';

interface Props {
  crew: Crew;
  title: string;
  candidates: readonly Candidate[];
  /** Of the requisition or request. */
  currency: string;
  /** Beside the title, such as whose crew it is. */
  note?: ReactNode;
  action?: ReactNode;
}

/** A crew: its people by role, what it costs, and the reasons for its score. */
export const CrewCard = ({ crew, title, candidates, currency, note, action }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = (id: string) => candidates.find((one) => one.id === id)?.name ?? id;
  const reasonOf = useCrewReason(crew, currency, nameOf);
  const words = (key: string, values?: object) => translate(`requests.crews.${key}`, values);
  const money = (amount: number, unit: string) => formatMoney(amount, unit, locale);
  const total = crew.totals.map(({ amount, currency: unit }) => money(amount, unit)).join(' + ');
  // The score of each person stands beside the name.
  const fits = crew.reasons.filter((reason) => reason.kind === 'fit');
  const reasons = crew.reasons.filter((reason) => reason.kind !== 'fit');
  return (
    <Paper component="article" aria-labelledby={heading} variant="outlined" sx={card}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography id={heading} component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="p" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {words('score', { score: crew.score })}
        </Typography>
      </Box>
      {note}
      <Box component="ul" aria-label={words('people')} sx={plain}>
        {crew.seats.map(({ role, candidateId, score, rate, currency: unit }) => (
          <Box component="li" key={candidateId} sx={seat}>
            <Box sx={{ minWidth: 0 }}>
              <CandidateLink id={candidateId} name={nameOf(candidateId)} />
              <Typography variant="body2" color="textSecondary">
                {role}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Typography variant="body2">
                {translate('requests.proposals.perHour', { rate: money(rate, unit) })}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {translate('requests.fit.score', { score })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {crew.approximate === null
          ? words('total', { total })
          : words('totalAbout', { total, about: money(toWholeUnits(crew.approximate, currency), currency) })}
      </Typography>
      <Box component="ul" aria-label={words('why')} sx={plain}>
        <Reason points={fits.reduce((sum, { points }) => sum + points, 0)}>
          {words('reason.fit', {
            score: Math.round(fits.reduce((sum, { score }) => sum + score, 0) / fits.length),
          })}
        </Reason>
        {reasons.map((reason) => (
          <Reason key={reason.kind} points={reason.points}>
            {reasonOf(reason)}
          </Reason>
        ))}
      </Box>
      {action && <Box sx={{ mt: 'auto' }}>{action}</Box>}
    </Paper>
  );
};

const Reason = ({ points, children }: { points: number; children: ReactNode }) => (
  <Typography
    component="li"
    variant="body2"
    color={points > 0 ? 'textPrimary' : 'textSecondary'}
    sx={{ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', py: 0.25 }}
  >
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
      {points > 0 ? `+${points}` : 0}
    </Box>
    <span>{children}</span>
  </Typography>
);

const CandidateLink = ({ id, name }: { id: string; name: string }) => {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'candidates', type: 'show', id })}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
};

const card = { p: 2, borderRadius: '12px', display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 };
const plain = { listStyle: 'none', m: 0, p: 0 };
const seat = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
};
