import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useDataProvider,
  useGetOne,
  useLocale,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { workTermOf } from '../../../domain/contract/deals/deployments.ts';
import {
  datesOf,
  hoursOf,
  type Timesheet,
  type WeekDay,
  weekDays,
} from '../../../domain/contract/deals/timesheets.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { ApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { readHours, writeHours } from './hours.ts';
import { type TypedWeek, WeekFields } from './WeekFields.tsx';

interface Props {
  contractId: string;
  week: string;
  /** The stored timesheet; without one, saving creates it. */
  sheet?: Timesheet;
  /** The approved timesheet that a new one corrects. */
  corrects?: Timesheet;
}

/** Enters the hours of a week, and submits them to the client. */
export const WeekForm = ({ contractId, week, sheet, corrects }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const locale = useLocale();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const dataProvider = useDataProvider();
  const { data: contract } = useGetOne<Contract>('contracts', { id: contractId });
  const from = sheet ?? corrects;
  const [typed, setTyped] = useState<TypedWeek>(() => typedOf(from, locale));
  const [notes, setNotes] = useState(sheet?.notes ?? '');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<string | null>(null);
  const term = contract && workTermOf(contract);
  const today = utcDay(new Date());
  // Closed until the days of the contract are known.
  const isOpen = (date: string) => Boolean(term && date <= today && date >= term.from && date <= term.to);
  const type = (day: WeekDay, text: string) => {
    setTyped((now) => ({ ...now, [day]: text }));
    setFaults(({ [day]: _, ...others }) => others);
  };
  const read = readWeek(typed);
  const overtimeAfter = from?.overtimeAfter ?? contract?.overtimeAfter ?? null;
  const { total, overtime } = hoursOf({ ...zeros, ...read.hours, overtimeAfter });

  const copyLastWeek = async () => {
    const { data } = await dataProvider.getList<Timesheet>('timesheets', {
      filter: { contractId, week: addDays(week, -7) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    });
    const [last] = data;
    if (!last) return notify('timesheets.noLastWeek', { type: 'info' });
    const dates = datesOf(week);
    setTyped(
      Object.fromEntries(
        weekDays.map((day) => [day, writeHours(isOpen(dates[day]) ? last[day] : 0, locale)]),
      ) as TypedWeek,
    );
    setFaults({});
  };

  const save = async (status: 'Draft' | 'Submitted') => {
    if (read.wrong.length) {
      setFaults(Object.fromEntries(read.wrong.map((day) => [day, translate('timesheets.quarters')])));
      return;
    }
    setBusy(status);
    try {
      const data = { ...zeros, ...read.hours, notes: notes.trim() || null };
      let row = sheet;
      if (!row) {
        const made = { contractId, week, ...data, ...(corrects && { corrects: corrects.id }) };
        row = (await dataProvider.create<Timesheet>('timesheets', { data: made })).data as Timesheet;
      } else if (row.status === 'Rejected') row = await update(row, { ...data, status: 'Draft' });
      if (status === 'Submitted') row = await update(row, { ...data, status });
      else if (row === sheet) row = await update(row, data);
      notify(status === 'Submitted' ? 'timesheets.submitted' : 'timesheets.saved', { type: 'success' });
      if (sheet) refresh();
      else redirect('show', 'timesheets', row.id);
    } catch (error) {
      const errors = error instanceof ApiError ? error.body.errors : undefined;
      setFaults(errors ?? { '': reasonOf(error) });
    }
    setBusy(null);
  };
  const update = async (row: Timesheet, data: Partial<Timesheet>): Promise<Timesheet> =>
    (await dataProvider.update<Timesheet>('timesheets', { id: row.id, data, previousData: row }))
      .data as Timesheet;

  const elsewhere = Object.entries(faults).find(([field]) => !weekDays.some((day) => day === field));
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        save('Submitted');
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <FormFault fault={elsewhere?.[1]} />
      <Box>
        <Button startIcon={<CopyIcon />} onClick={copyLastWeek} variant="outlined">
          {translate('timesheets.copyLastWeek')}
        </Button>
      </Box>
      <WeekFields week={week} typed={typed} isOpen={isOpen} faults={faults} onType={type} />
      <TextField
        label={translate('resources.timesheets.fields.notes')}
        value={notes}
        multiline
        minRows={2}
        onChange={({ target }) => setNotes(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography aria-live="polite" sx={{ fontSize: 16, fontWeight: 600 }}>
        {translate('timesheets.total', { hours: writeHours(total, locale) })}
        {overtime > 0 && ` · ${translate('timesheets.overtime', { hours: writeHours(overtime, locale) })}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={busy === 'Submitted'}
          disabled={busy !== null}
        >
          {translate('timesheets.submit')}
        </Button>
        <Button
          size="large"
          onClick={() => save('Draft')}
          loading={busy === 'Draft'}
          disabled={busy !== null}
        >
          {translate('timesheets.saveDraft')}
        </Button>
      </Box>
    </Box>
  );
};

const zeros = Object.fromEntries(weekDays.map((day) => [day, 0])) as Record<WeekDay, number>;

const typedOf = (sheet: Timesheet | undefined, locale: string): TypedWeek =>
  Object.fromEntries(weekDays.map((day) => [day, writeHours(sheet?.[day] ?? 0, locale)])) as TypedWeek;

/** The typed hours, and the days whose text is not a quarter of an hour. */
const readWeek = (typed: TypedWeek) => {
  const hours: Partial<Record<WeekDay, number>> = {};
  const wrong: WeekDay[] = [];
  for (const day of weekDays) {
    const read = readHours(typed[day]);
    if (read === null) wrong.push(day);
    else hours[day] = read;
  }
  return { hours, wrong };
};
