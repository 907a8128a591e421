import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { questionRanges } from '../../../domain/contract/reports/question.ts';
import { reportTypes } from '../../../domain/contract/reports/reports.ts';
import { daysIn } from '../../../domain/insight/platform/range.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

export type ReportType = (typeof reportTypes)[number];
export type ReportRange = (typeof questionRanges)[number];
export type ReportFilter = { type: ReportType | null; range: ReportRange | null };

/** A filter for reports generated or requested within a number of days up to today. */
export const rowsIn = (range: ReportRange | null): Record<string, unknown> => {
  const today = utcDay(new Date());
  return range === null ? {} : { updatedAt_gte: `${addDays(today, 1 - daysIn(range))}T00:00:00.000Z` };
};

interface Props {
  value: ReportFilter;
  choose: (filter: ReportFilter) => void;
}

/** The filters of the reports page. */
export const ReportFilters = ({ value, choose }: Props) => {
  const translate = useTranslate();
  const wordOf = (field: string) => (one: string) => translate(valueKey('reports', field, one), { _: one });
  return (
    <>
      <Choice
        label={translate('resources.reports.fields.type')}
        value={value.type}
        values={reportTypes}
        wordOf={wordOf('type')}
        choose={(type) => choose({ ...value, type })}
      />
      <Choice
        label={translate('resources.reports.fields.range')}
        value={value.range}
        values={questionRanges}
        wordOf={(range) => translate(`reportsPage.ranges.${range}`)}
        choose={(range) => choose({ ...value, range })}
      />
    </>
  );
};

const all = 'all';

interface ChoiceProps<V extends string> {
  label: string;
  value: V | null;
  values: readonly V[];
  wordOf: (value: V) => string;
  choose: (value: V | null) => void;
}

const Choice = <V extends string>({ label, value, values, wordOf, choose }: ChoiceProps<V>) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value ?? all}
      onChange={({ target }) => choose(target.value === all ? null : (target.value as V))}
      sx={{ minWidth: 140, flex: { xs: '1 1 140px', sm: '0 0 220px' } }}
    >
      <MenuItem value={all}>{translate('reportsPage.all')}</MenuItem>
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {wordOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
};
