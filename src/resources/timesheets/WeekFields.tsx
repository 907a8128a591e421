import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import {
  datesOf,
  fullDay,
  halfDay,
  type WeekDay,
  weekDays,
} from '../../../domain/contract/deals/timesheets.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { writeHours } from './hours.ts';

export type TypedWeek = Record<WeekDay, string>;

interface Props {
  week: string;
  typed: TypedWeek;
  /** Days on which hours can be entered. */
  isOpen: (date: string) => boolean;
  faults: Partial<Record<string, string>>;
  onType: (day: WeekDay, text: string) => void;
}

/** A week as seven large fields, each with buttons for a full and a half day. */
export const WeekFields = ({ week, typed, isOpen, faults, onType }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const dates = datesOf(week);
  return (
    <Box sx={grid}>
      {weekDays.map((day) => {
        const name = translate(`resources.timesheets.fields.${day}`);
        const isClosed = !isOpen(dates[day]);
        const set = (quarters: number) => onType(day, writeHours(quarters, locale));
        return (
          <Box key={day} sx={row}>
            <TextField
              label={name}
              value={typed[day]}
              disabled={isClosed}
              error={faults[day] !== undefined}
              helperText={faults[day] ?? writeDay(dates[day], locale, 'medium')}
              onChange={({ target }) => onType(day, target.value)}
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', sx: figure } }}
              sx={field}
            />
            {[[fullDay, 'fullDay'] as const, [halfDay, 'halfDay'] as const].map(([quarters, key]) => (
              <Button
                key={key}
                size="small"
                color="inherit"
                disabled={isClosed}
                onClick={() => set(quarters)}
                aria-label={`${translate(`timesheets.${key}`)}, ${name}: ${translate(`timesheets.${key}Long`)}`}
                sx={{ flex: { sm: 1 }, minWidth: 48, minHeight: 44, mt: { xs: 0.75, sm: 0 } }}
              >
                {translate(`timesheets.${key}`)}
              </Button>
            ))}
          </Box>
        );
      })}
    </Box>
  );
};

/** The hours of a week, to read. */
export const WeekHours = ({ sheet }: { sheet: Record<WeekDay, number> & { week: string } }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const dates = datesOf(sheet.week);
  return (
    <Box component="dl" sx={facts}>
      {weekDays.map((day) => (
        <Box key={day} sx={fact}>
          <Typography component="dt" color="textSecondary" sx={{ fontSize: 13 }}>
            {translate(`resources.timesheets.fields.${day}`)}
            <Box component="span" sx={{ display: { sm: 'block' }, ml: { xs: 1, sm: 0 } }}>
              {writeDay(dates[day], locale, 'medium')}
            </Box>
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}>
            {translate('timesheets.hours', { hours: writeHours(sheet[day], locale) })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** A row for each day on phones, and the whole week in one row where it fits. */
const columns = {
  xs: '1fr',
  sm: 'repeat(auto-fill, minmax(130px, 1fr))',
  lg: 'repeat(7, minmax(0, 1fr))',
};
const grid = { display: 'grid', gridTemplateColumns: columns, gap: { xs: 1, sm: 2 } };
const row = { display: 'flex', flexWrap: { sm: 'wrap' }, alignItems: 'flex-start', gap: 0.5 };
const field = { flex: { xs: 1, sm: '1 0 100%' }, minWidth: 0, '& .MuiFormHelperText-root': { mx: 0.5 } };
const figure = { fontSize: 20, fontVariantNumeric: 'tabular-nums' };
const facts = { display: 'grid', gridTemplateColumns: columns, gap: { xs: 1, sm: 2 }, m: 0 };
const fact = {
  display: { xs: 'flex', sm: 'block' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
};
