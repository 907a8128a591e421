import { regex, required, TextInput, useTranslate } from 'react-admin';
import { monthAfter, utcDay } from '../../../../domain/time/days.ts';
import { InputPair } from '../../../components/screens/forms/InputGroups.tsx';

/** A month as `2026-06`, so many months before this one. */
export const monthBefore = (months: number): string => monthAfter(utcDay(new Date()), 0 - months).slice(0, 7);

const form = /^\d{4}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: unknown): text is string => form.test(String(text));

/** The first and the last month, `from` and `to` of the form. */
export const MonthInputs = () => {
  const translate = useTranslate();
  const word = (key: string, values?: object) => translate(`clientInvoices.accounting.${key}`, { ...values });
  return (
    <InputPair>
      {(['from', 'to'] as const).map((source) => (
        <TextInput
          key={source}
          source={source}
          type="month"
          label={word(source)}
          // Some browsers have no picker of months.
          validate={[required(), regex(form, word('monthForm', { example: monthBefore(0) }))]}
          isRequired
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </InputPair>
  );
};
