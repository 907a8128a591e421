import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { dealPeriods, waitingLimits } from '../../../domain/insight/platform/deals.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { useCompanyNames } from '../dashboard/useCompanyNames.ts';
import { DisputesTable, RefusalsTable, StuckTable } from './DealTables.tsx';
import { Funnel } from './Funnel.tsx';

/** The operator's view of deals: the funnel, how fast requests are answered, what is stuck, what is disputed, and what was refused. */
export const Deals = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const chosen = <N extends number>(key: string, all: readonly N[], usual: N): N =>
    all.find((one) => String(one) === search.get(key)) ?? usual;
  const days = chosen('days', dealPeriods, 90);
  const waiting = chosen('waiting', waitingLimits, 7);
  const { data, error, refetch } = useInsight('platformDeals', { days, waiting });
  const names = useCompanyNames([
    ...(data?.stuck.map(({ companyId }) => companyId) ?? []),
    ...(data?.disputes.flatMap(({ providerId, recruiterId }) => [providerId, recruiterId]) ?? []),
    ...(data?.refusals.flatMap(({ companyId, otherId }) => [companyId, otherId]) ?? []),
  ]);
  const nameOf = (id: string | null) => (id === null ? '–' : (names.get(id) ?? id));
  const choice = (key: 'days' | 'waiting', value: number, all: readonly number[]) => (
    <TextField
      select
      size="small"
      label={translate(key === 'days' ? 'deals.period' : 'deals.waiting')}
      value={value}
      onChange={({ target }) => setSearch({ days: `${days}`, waiting: `${waiting}`, [key]: target.value })}
      sx={{ width: 190 }}
    >
      {all.map((one) => (
        <MenuItem key={one} value={one}>
          {key === 'days'
            ? translate('deals.last', { days: one })
            : translate('deals.stuck.days', { smart_count: one })}
        </MenuItem>
      ))}
    </TextField>
  );
  const percent = (share: number) =>
    share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { sent = 0, unanswered = 0, hoursToQuote = null, decided = 0, won = 0 } = data?.liquidity ?? {};
  return (
    <>
      <PageTitle>{translate('admin.menu.deals')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {choice('days', days, dealPeriods)}
        {choice('waiting', waiting, waitingLimits)}
      </Box>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <>
          <Tiles areTiles>
            <StatTile
              label={translate('deals.unanswered')}
              value={unanswered}
              note={translate('deals.unansweredOf', {
                smart_count: sent,
                date: writeDay(data.from, locale, 'medium'),
              })}
            />
            <StatTile
              label={translate('deals.toQuote')}
              value={hoursToQuote === null ? null : lengthOf(hoursToQuote, locale)}
            />
            <StatTile
              label={translate('deals.winRate')}
              value={decided === 0 ? null : percent(won / decided)}
              note={translate('deals.winRateOf', { won, smart_count: decided })}
            />
          </Tiles>
          <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
            <Panel title={translate('deals.funnel.title')} info={translate('deals.funnel.info')}>
              <Funnel steps={data.funnel} />
            </Panel>
            <Panel title={translate('deals.stuck.title', { days: waiting })}>
              <StuckTable rows={data.stuck} inAll={data.stuckInAll} nameOf={nameOf} />
            </Panel>
            <Panel title={translate('deals.disputes.title')}>
              <DisputesTable rows={data.disputes} inAll={data.disputesInAll} nameOf={nameOf} />
            </Panel>
            <Panel title={translate('deals.refusals.title')}>
              <RefusalsTable rows={data.refusals} inAll={data.refusalsInAll} nameOf={nameOf} />
            </Panel>
          </Box>
        </>
      )}
    </>
  );
};

/** Hours up to two days, then days. */
const lengthOf = (hours: number, locale: string): string => {
  const [value, unit] = hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  return value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
};
