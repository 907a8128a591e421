import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useBasename, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { daysLeft, latestSheet, quartersInMonth } from '../../../domain/contract/deals/deploymentWork.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { writeHours } from '../timesheets/hours.ts';
import { useSheets } from './useSheets.ts';

/** The days that the deployment in context has left. */
export const DaysLeft = () => {
  const contract = useRecordContext<Contract>();
  const locale = useLocale();
  if (!contract) return null;
  return <span>{daysLeft(contract, utcDay(new Date())).toLocaleString(locale)}</span>;
};

/** The hours entered for it in the current month. */
export const HoursThisMonth = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const sheets = useSheets();
  if (!sheets) return <Nothing />;
  const hours = writeHours(quartersInMonth(sheets, utcDay(new Date())), locale);
  return <span>{translate('timesheets.hours', { hours })}</span>;
};

/** Its latest timesheet with its status, linked. */
export const LastSheet = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const sheet = latestSheet(useSheets() ?? []);
  if (!sheet) return <Nothing />;
  const { id, week, status } = sheet;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Link
        component={RouterLink}
        to={`${basename}/timesheets/${id}/show`}
        onClick={(event) => event.stopPropagation()}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {translate('deployments.weekOf', { date: writeDay(week, locale, 'medium') })}
      </Link>
      <StatusChip value={status} label={translate(valueKey('timesheets', 'status', status), { _: status })} />
    </Box>
  );
};
