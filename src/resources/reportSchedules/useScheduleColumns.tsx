import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { ReportSchedule } from '../../../domain/contract/reports/reportSchedules.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { OneLine } from '../../components/fields/OneLine.tsx';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { ScheduleMenu } from './ScheduleMenu.tsx';
import { writeRun } from './writeRun.ts';

export const useScheduleColumns = (): readonly Column<ReportSchedule>[] => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.reportSchedules.fields.${field}`);
  const said = (field: string, value: string) =>
    translate(valueKey('reportSchedules', field, value), { _: value });
  return [
    { key: 'name', label: label('name'), show: ({ name }) => <Box sx={named}>{name}</Box> },
    { key: 'frequency', label: label('frequency'), show: (row) => said('frequency', row.frequency) },
    { key: 'nextRun', label: label('nextRun'), show: (row) => <NextRun {...row} /> },
    { key: 'recipients', label: label('recipients'), show: (row) => <OneLine words={row.recipients} /> },
    {
      key: 'status',
      label: label('status'),
      show: ({ status }) => <StatusChip value={status} label={said('status', status)} />,
    },
    {
      key: 'actions',
      label: translate('screens.actions'),
      numeric: true,
      show: (row) => <ScheduleMenu schedule={row} />,
    },
  ];
};

const named = { fontWeight: 600, overflowWrap: 'anywhere', minWidth: 140 };

/** In the schedule's own time zone. */
const NextRun = ({ nextRun, timeZone }: ReportSchedule) => {
  const locale = useLocale();
  if (!nextRun) return '–';
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap' }}>{writeRun(nextRun, timeZone, locale)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{timeZone}</Box>
    </>
  );
};
