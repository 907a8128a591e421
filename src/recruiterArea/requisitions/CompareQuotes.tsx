import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  RecordContextProvider,
  useBasename,
  useDataProvider,
  useGetMany,
  useGetManyReference,
  useGetOne,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { movesFrom } from '../../../domain/contract/deals/dealMoves.ts';
import { isOpenProposal, type Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import type { Requisition } from '../../../domain/contract/deals/requisitions.ts';
import { type Role, roleNamed } from '../../../domain/contract/deals/roles.ts';
import { aboveCap } from '../../../domain/insight/rateCaps.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useRateCaps } from '../../resources/rateCards/useRateCaps.ts';
import { AwardClash, useAwardClashes } from '../../resources/requests/AwardClash.tsx';
import { AboveBudget } from '../../resources/requests/BudgetWarning.tsx';
import { ChangedSinceQuote } from '../../resources/requests/ChangedSinceQuote.tsx';
import { CounterOffer } from '../../resources/requests/CounterOffer.tsx';
import { ProposalActions } from '../../resources/requests/ProposalActions.tsx';
import { useRateOf } from '../../resources/requests/useRateOf.ts';
import { NextSteps } from '../requests/NextSteps.tsx';
import { ScoreButton } from '../scores/ScoreButton.tsx';

/** All quotes of a requisition in one table, with what they are compared by and the decisions. */
export const CompareQuotes = () => {
  const translate = useTranslate();
  const requisition = useRecordContext<Requisition>();
  const { data, isPending, error, refetch } = useGetManyReference<Proposal>('proposals', {
    target: 'requisitionId',
    id: requisition?.id,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'rate', order: 'ASC' },
  });
  const columns = useColumns(data ?? []);
  const [byRole, setByRole] = useState(false);
  if (!requisition || requisition.status === 'Draft') return null;
  const title = translate('requisitions.compare.title');
  const { roles } = requisition;
  return (
    <Box component="section" sx={tight}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <Typography variant="subtitle1" component="h2">
          {title}
        </Typography>
        {roles.length > 0 && data && data.length > 0 && (
          <FormControlLabel
            control={<Switch checked={byRole} onChange={(_event, on) => setByRole(on)} />}
            label={translate('requisitions.compare.byRole')}
            sx={{ ml: { sm: 'auto' }, mr: 0 }}
          />
        )}
      </Box>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('requisitions.compare.none')}</Typography>
      )}
      {data &&
        data.length > 0 &&
        (byRole && roles.length > 0 ? (
          <QuotesByRole quotes={data} roles={roles} columns={columns} />
        ) : (
          <TableOrCards label={title} rows={data} idOf={({ id }) => id} columns={columns} />
        ))}
    </Box>
  );
};

/** Fits all columns and the decisions on a laptop; in languages with longer words, the table scrolls. */
const tight = { minWidth: 0, overflowX: 'auto', '& .MuiTableCell-root': { px: 1 } };

interface ByRole {
  quotes: readonly Proposal[];
  roles: readonly Role[];
  columns: Column<Proposal>[];
}

/** A table for each role, with how many of it are awarded; quotes without a role are last. */
const QuotesByRole = ({ quotes, roles, columns }: ByRole) => {
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`requisitions.compare.${key}`, values);
  const groups = [...roles, null].map((role) => ({
    role,
    rows: quotes.filter((quote) => (role ? quote.role === role.title : !roleNamed(roles, quote.role))),
  }));
  return groups
    .filter(({ role, rows }) => role || rows.length > 0)
    .map(({ role, rows }) => {
      const awarded = rows.filter(({ status }) => status === 'Accepted').length;
      const label = role
        ? words('ofRole', { role: role.title, smart_count: awarded, all: role.headCount })
        : words('noRole');
      return (
        <Box key={role?.title ?? ''} sx={{ mb: 3 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {label}
          </Typography>
          {rows.length === 0 ? (
            <Typography color="textSecondary">{words('none')}</Typography>
          ) : (
            <TableOrCards
              label={label}
              rows={rows}
              idOf={({ id }) => id}
              columns={columns.filter(({ key }) => key !== 'role')}
            />
          )}
        </Box>
      );
    });
};

const useColumns = (quotes: readonly Proposal[]): Column<Proposal>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const rateOf = useRateOf();
  const basename = useBasename();
  const requisition = useRecordContext<Requisition>();
  const { comparison } = useDataProvider<DataProvider>();
  const { data: compared } = useQuery({
    queryKey: ['requisitions', 'comparison', requisition?.id, quotes.length],
    queryFn: () => comparison({ id: String(requisition?.id) }).then(({ data }) => data),
    enabled: quotes.length > 0,
  });
  const clashes = useAwardClashes(quotes.filter(({ status }) => isOpenProposal(status)).map(({ id }) => id));
  const { data: companies } = useGetMany<Company>(
    'companies',
    { ids: [...new Set(quotes.map(({ providerId }) => providerId))] },
    { enabled: quotes.length > 0 },
  );
  const { data: caps } = useRateCaps(
    quotes.map(({ id: proposalId, currency }) => ({ proposalId, currency })),
  );
  const aboveOf = ({ id, rate, currency }: Proposal) =>
    aboveCap(rate, currency, caps?.[quotes.findIndex((quote) => quote.id === id)]);
  const words = (key: string, values?: object) => translate(`requisitions.compare.${key}`, values);
  const day = (date: string | null) => (date ? writeDay(date, locale, 'medium') : '–');
  // With a column for the role, dates take two lines.
  const short = !requisition?.roles.length;
  const recordOf = (id: string) => compared?.providers.find(({ providerId }) => providerId === id);
  return [
    {
      key: 'name',
      label: words('candidate'),
      show: (proposal) => {
        const { name, title, providerId, requestId } = proposal;
        return (
          <Box sx={{ minWidth: { sm: 140 } }}>
            <Link
              component={RouterLink}
              to={`${basename}/requests/${requestId}/show`}
              aria-label={words('openNamed', { name })}
              sx={{ fontWeight: 600 }}
            >
              {name}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {title} · {companies?.find((company) => company?.id === providerId)?.name ?? providerId}
            </Typography>
            {isOpenProposal(proposal.status) && <ChangedSinceQuote proposal={proposal} />}
            {clashes.includes(proposal.id) && <AwardClash />}
          </Box>
        );
      },
    },
    ...(requisition?.roles.length
      ? [{ key: 'role', label: words('role'), show: ({ role }: Proposal) => role ?? '–' }]
      : []),
    {
      key: 'rate',
      label: words('rate'),
      numeric: true,
      nowrap: true,
      show: (quote) => {
        const { currency, round } = quote;
        const above = aboveOf(quote);
        return (
          <>
            {rateOf(quote)}
            <AboveBudget proposal={quote} asked={requisition} />
            <CounterOffer proposal={quote} />
            {round > 1 && (
              <Typography variant="body2" color="textSecondary">
                {translate('requests.rounds.round', { round })}
              </Typography>
            )}
            {above > 0 && (
              <Typography variant="body2" sx={{ color: 'warning.dark', whiteSpace: 'normal' }}>
                {translate('rateCards.aboveYours', { over: formatMoney(above, currency, locale) })}
              </Typography>
            )}
          </>
        );
      },
    },
    { key: 'start', label: words('start'), nowrap: short, show: ({ startDate }) => day(startDate) },
    { key: 'valid', label: words('valid'), nowrap: short, show: ({ validUntil }) => day(validUntil) },
    {
      key: 'score',
      label: words('score'),
      numeric: true,
      show: ({ candidateId, name, matchScore }) => {
        const match = compared?.scores[candidateId];
        return match ? <ScoreButton match={match} name={name} short /> : (matchScore ?? '–');
      },
    },
    {
      key: 'record',
      label: words('record'),
      show: ({ providerId }) => {
        const record = recordOf(providerId);
        if (!record) return '–';
        const { asked, answered, awards, hires, hours } = record;
        return (
          <Typography variant="body2">
            {words('answers', { asked, answered })}
            {hours !== null && ` · ${words('hours', { hours: Math.max(1, Math.round(hours)) })}`}
            <br />
            {words('won', { awards, hires })}
          </Typography>
        );
      },
    },
    {
      key: 'status',
      label: words('status'),
      show: ({ status, endReason }) => (
        <>
          <StatusChip value={status} label={translate(valueKey('proposals', 'status', status))} />
          {endReason && (
            <Typography variant="body2">
              {translate(valueKey('proposals', 'endReason', endReason))}
            </Typography>
          )}
        </>
      ),
    },
    ...(quotes.some(hasDecision)
      ? [
          {
            key: 'decide',
            label: words('decide'),
            show: (proposal: Proposal) =>
              hasDecision(proposal) ? (
                <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: { md: 160 } }}>
                  {proposal.status === 'Accepted' && (
                    <Button
                      size="small"
                      variant="outlined"
                      component={RouterLink}
                      to={`${basename}/requests/${proposal.requestId}/show`}
                      aria-label={words('nextNamed', { name: proposal.name })}
                    >
                      {words('next')}
                    </Button>
                  )}
                  <ProposalActions proposal={proposal} next={<Next proposal={proposal} />} />
                </Box>
              ) : null,
          },
        ]
      : []),
  ];
};

/** Whether the recruiter can still decide about a quote, or goes on with an accepted one. */
const hasDecision = ({ status }: Proposal) =>
  status === 'Accepted' || movesFrom('proposals', status, 'recruiter').length > 0;

/** What comes after the award, with the terms of the request filled in. */
const Next = ({ proposal }: { proposal: Proposal }) => {
  const { data } = useGetOne<Request>('requests', { id: proposal.requestId });
  return data ? (
    <RecordContextProvider value={data}>
      <NextSteps proposal={proposal} />
    </RecordContextProvider>
  ) : (
    <Skeleton variant="rounded" height={120} />
  );
};
