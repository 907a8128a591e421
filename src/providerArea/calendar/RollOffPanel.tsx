import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { rollOffs } from '../../../domain/calendar/rollOffs.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { todayHere } from './today.ts';

const spans = [30, 60, 90] as const;

/** The candidates who return to the bench within 30, 60 and 90 days, with their number. */
export const RollOffPanel = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data, error, refetch } = useAllRows<Contract>({
    noun: 'contracts',
    filter: { status: 'Active', type: deploymentTypes, endDate_gte: todayHere() },
  });
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, borderRadius: '12px', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="subtitle1">
          {translate('benchCalendar.rollOff.title')}
        </Typography>
        <Link component={RouterLink} to={`${basename}/roll-offs`} variant="body2">
          {translate('bench.radar.open')}
        </Link>
      </Box>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : (
        <Coming contracts={data} />
      )}
    </Paper>
  );
};

const Coming = ({ contracts }: { contracts: Contract[] | undefined }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const today = todayHere();
  const coming = contracts && rollOffs(contracts, today, 90);
  const within = (days: number) => contracts && rollOffs(contracts, today, days).length;
  const byId = new Map(contracts?.map((contract) => [contract.id, contract]));
  const dayWords = (day: string) => writeDay(day, locale, 'medium');
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0, m: 0, my: 1 }}>
        {spans.map((days) => (
          <Box
            key={days}
            sx={{ display: 'flex', flexDirection: 'row-reverse', alignItems: 'baseline', gap: 0.75 }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate('benchCalendar.rollOff.within', { days })}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600 }}>
              {within(days) ?? <Skeleton width={20} />}
            </Typography>
          </Box>
        ))}
      </Box>
      {coming?.length === 0 && (
        <Typography color="textSecondary">{translate('benchCalendar.rollOff.none')}</Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
      >
        {coming?.slice(0, 12).map(({ candidateId, contractId, on, beside }) => (
          <Typography component="li" variant="body2" key={contractId}>
            <Link component={RouterLink} to={`${basename}/employees/${candidateId}/show`}>
              {byId.get(contractId)?.employee}
            </Link>{' '}
            {translate('benchCalendar.rollOff.one', {
              date: dayWords(on),
              client: byId.get(contractId)?.client,
            })}
            {beside.map((id) => {
              const other = byId.get(id);
              return (
                other &&
                ` · ${translate('benchCalendar.rollOff.beside', {
                  client: other.client,
                  date: dayWords(other.endDate),
                })}`
              );
            })}
          </Typography>
        ))}
      </Box>
      {coming && coming.length > 12 && (
        <Typography variant="body2" color="textSecondary">
          {translate('benchCalendar.rollOff.more', { smart_count: coming.length - 12 })}
        </Typography>
      )}
    </>
  );
};
