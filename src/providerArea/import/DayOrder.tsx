import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ambiguousDayIn, type Cell, type ColumnForm, dayWhere } from '../../../domain/import/readCell.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

interface Props {
  header: string;
  rows: readonly (readonly Cell[])[];
  /** The place of the column. */
  at: number;
  value: ColumnForm['dayIs'];
  onChange: (value: ColumnForm['dayIs']) => void;
}

const places = ['first', 'second'] as const;

/** Asks which number of a date is its day, once for the whole column, where the column does not tell. */
export const DayOrder = ({ header, rows, at, value, onChange }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const date = useMemo(() => ambiguousDayIn(rows.map((cells) => cells[at] ?? '')), [rows, at]);
  if (date === null) return null;
  // In words, as a format of figures would be as ambiguous.
  const spell = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ColumnChoice
      header={header}
      label={translate('bench.import.dayOrder', { date })}
      open={translate('bench.import.dayOrderOpen')}
      options={places.map((place) => ({ value: place, label: spell(dayWhere(date, place)) }))}
      value={value}
      onChange={onChange}
    />
  );
};
