import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBasename, useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { daysLeft, firstWeekShown, quartersInMonth } from '../../../domain/contract/deals/deploymentWork.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ContractProgress } from '../contracts/ContractProgress.tsx';
import { DeploymentConversation } from '../conversations/DeploymentConversation.tsx';
import { writeHours } from '../timesheets/hours.ts';
import { AmendButtons } from './AmendButtons.tsx';
import { AmendmentsPanel } from './AmendmentsPanel.tsx';
import { SheetStep } from './DeploymentStep.tsx';

/** Each side reads the name of the other. */
const others = { provider: ['client'], recruiter: ['providerId'], admin: ['client', 'providerId'] };
const headlineWith = (other: readonly string[]) => [
  'status',
  'candidateId',
  ...other,
  'rate',
  'startDate',
  'endDate',
];
const terms = ['type', 'monthlyHours', 'overtimeAfter', 'overtimePercent', 'noticeDays'];

const atOnce = 12;

/** One deployment: its terms, how long it still runs, its latest weeks, and the conversation about it. */
export const DeploymentShow = () => {
  const headline = headlineWith(others[useActor().userType]);
  return (
    <NounShow
      groups={[{ fields: [...headline, ...terms] }]}
      headline={headline}
      actions={<span />}
      head={<Standing />}
      aside={<AmendmentsPanel />}
    >
      <Weeks />
      <DeploymentConversation />
    </NounShow>
  );
};

/** How long the deployment still runs, and the contract behind it. */
const Standing = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  if (!contract) return null;
  const { id, startDate, endDate, status } = contract;
  const today = utcDay(new Date());
  const left = daysLeft(contract, today);
  const key = status !== 'Active' ? 'over' : today < startDate ? 'startsOn' : 'endsOn';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontSize: 16, fontWeight: 600 }}>
        {translate(`deployments.${key}`, {
          date: writeDay(key === 'startsOn' ? startDate : endDate, locale, 'medium'),
          smart_count: left,
        })}
      </Typography>
      <Box sx={{ maxWidth: 420 }}>
        <ContractProgress />
      </Box>
      {contract.nextRate !== null && contract.nextRateFrom !== null && (
        <Typography>
          {translate('deployments.nextRate', {
            rate: formatMoney(contract.nextRate, contract.currency, locale),
            date: writeDay(contract.nextRateFrom, locale, 'medium'),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <AmendButtons />
        <Button size="small" component={RouterLink} to={`${basename}/contracts/${id}/show`}>
          {translate('deployments.contract')}
        </Button>
      </Box>
    </Box>
  );
};

/** The hours of the month and the latest weeks. */
const Weeks = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const today = utcDay(new Date());
  const { data, total, error, refetch } = useGetList<Timesheet>(
    'timesheets',
    {
      filter: { contractId: contract?.id },
      sort: { field: 'week', order: 'DESC' },
      pagination: { page: 1, perPage: atOnce },
    },
    { enabled: contract !== undefined },
  );
  const month = data?.filter(({ week }) => week >= firstWeekShown(today));
  const all = `${basename}/timesheets?${new URLSearchParams({
    filter: JSON.stringify({ contractId: contract?.id }),
    displayedFilters: JSON.stringify({ contractId: true }),
  })}`;
  return (
    <Panel title={translate('deployments.weeks')}>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {month && (
            <Typography color="textSecondary">
              {translate('deployments.monthHours', {
                hours: writeHours(quartersInMonth(month, today), locale),
              })}
            </Typography>
          )}
          {data?.length === 0 && (
            <Typography color="textSecondary">{translate('deployments.noWeeks')}</Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data?.map(({ id, week, status, total: quarters }) => (
              <Box component="li" key={id} sx={line}>
                <Link component={RouterLink} to={`${basename}/timesheets/${id}/show`}>
                  {translate('deployments.weekOf', { date: writeDay(week, locale, 'medium') })}
                </Link>
                <span>{translate('timesheets.hours', { hours: writeHours(quarters, locale) })}</span>
                <StatusChip
                  value={status}
                  label={translate(valueKey('timesheets', 'status', status), { _: status })}
                />
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SheetStep sheets={data} />
            {(total ?? 0) > atOnce && (
              <Button size="small" component={RouterLink} to={all}>
                {translate('deployments.allWeeks', { smart_count: total ?? 0 })}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Panel>
  );
};

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(180px, 260px) 80px 1fr' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
};
