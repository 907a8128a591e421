import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  regex,
  required,
  SelectInput,
  TextInput,
  useDataProvider,
  useLocale,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dateOrders, importable, writeDate } from '../../../../domain/billing/accounting/programs.ts';
import type { Treatment } from '../../../../domain/billing/accounting/treatments.ts';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { writeRate } from '../../../../domain/money/writeRate.ts';
import { valueKey } from '../../../components/contract/valueKey.ts';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import { InputPair } from '../../../components/screens/forms/InputGroups.tsx';
import { type Asked, askedFor, fieldName } from './bookings.ts';
import { issuedQuery } from './invoiceQuery.ts';
import { isMonth } from './MonthInputs.tsx';

/** What a program asks for beyond the invoices of these months: accounts, and a code for each tax that they have. */
export const BookingFields = () => {
  const word = useWord();
  const [program, from, to] = useWatch<Asked, ['program', 'from', 'to']>({ name: ['program', 'from', 'to'] });
  const isAsked = isMonth(from) && isMonth(to) && from <= to;
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({ ...issuedQuery(dataProvider, { from, to }), enabled: isAsked });
  if (!isAsked) return null;
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { taken, left } = importable(program, data);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {taken.length === 0 ? word('none') : word('count', { smart_count: taken.length })}
      </Typography>
      {left.credits > 0 && <Alert severity="info">{word('credits', { smart_count: left.credits })}</Alert>}
      {left.foreign > 0 && <Alert severity="info">{word('foreign', { smart_count: left.foreign })}</Alert>}
      {program === 'datev' ? (
        <Datev taken={taken} />
      ) : (
        <>
          <InputPair>
            <Entry source={program === 'xero' ? 'xero.account' : 'quickBooks.item'} label={word(program)} />
            <DatesInput source={`${program}.dates`} />
          </InputPair>
          <Taxes taken={taken} program={program} />
        </>
      )}
    </Box>
  );
};

const useWord = () => {
  const translate = useTranslate();
  return (key: string, values?: object) => translate(`clientInvoices.accounting.${key}`, { ...values });
};

type Of = { taken: readonly ProviderInvoice[] };

interface EntryProps {
  source: string;
  label: string;
  /** The form that it has, and what is said of any other. */
  form?: RegExp;
  hint?: string;
}

const Entry = ({ source, label, form, hint }: EntryProps) => {
  const word = useWord();
  return (
    <TextInput
      source={source}
      label={label}
      validate={form ? [required(), regex(form, hint ?? word('digits'))] : required()}
      helperText={hint ?? false}
      inputMode={form ? 'numeric' : 'text'}
      isRequired
      fullWidth
    />
  );
};

const DatesInput = ({ source }: { source: string }) => {
  const word = useWord();
  const lastDay = `${new Date().getUTCFullYear()}-12-31`;
  return (
    <SelectInput
      source={source}
      label={word('dates')}
      choices={dateOrders.map((id) => ({ id, name: writeDate(lastDay, id) }))}
      translateChoice={false}
      validate={required()}
      helperText={false}
      isRequired
      fullWidth
    />
  );
};

/** The code of the program for each tax of these invoices. */
const Taxes = ({
  taken,
  program,
  form,
  hint,
}: Of & { program: Asked['program']; form?: RegExp; hint?: string }) => {
  const word = useWord();
  const label = useTreatmentLabel();
  return (
    <Group title={word(`taxes.${program}`)} hint={word(`taxesHint.${program}`)}>
      {askedFor(program, taken).taxes.map((treatment) => (
        <Entry
          key={treatment.key}
          source={`${program}.taxes.${fieldName(treatment.key)}`}
          label={label(treatment)}
          {...(form && { form })}
          {...(hint && { hint })}
        />
      ))}
    </Group>
  );
};

const Group = ({ title, hint, children }: { title: string; hint: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <Box role="group" aria-label={title}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );

const useTreatmentLabel = () => {
  const translate = useTranslate();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  return ({ category, taxes }: Treatment): string =>
    category === null
      ? word('noTax')
      : taxes.length === 0
        ? translate(valueKey('providerInvoices', 'taxCategory', category), { _: category })
        : taxes
            .map(
              ({ name, rate }) =>
                `${translate(`invoicePaper.taxName.${name}`, { _: name })} ${writeRate(rate, locale)}`,
            )
            .join(' + ');
};

const Datev = ({ taken }: Of) => {
  const word = useWord();
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, place) => ({
    id: place + 1,
    name: monthName.format(Date.UTC(2000, place)),
  }));
  const length = Number(useWatch({ name: 'datev.accountLength' }) ?? 4);
  return (
    <>
      <InputPair>
        <Entry
          source="datev.consultant"
          label={word('consultant')}
          form={/^(?:1\d{3}|[2-9]\d{3}|[1-9]\d{4,6})$/}
        />
        <Entry source="datev.client" label={word('client')} form={/^[1-9]\d{0,4}$/} />
      </InputPair>
      <InputPair>
        <SelectInput
          source="datev.yearStart"
          label={word('yearStart')}
          choices={months}
          translateChoice={false}
          helperText={false}
          validate={required()}
          isRequired
          fullWidth
        />
        <SelectInput
          source="datev.accountLength"
          label={word('accountLength')}
          choices={[4, 5, 6, 7, 8].map((id) => ({ id, name: String(id) }))}
          translateChoice={false}
          helperText={false}
          validate={required()}
          isRequired
          fullWidth
        />
      </InputPair>
      <Taxes
        taken={taken}
        program="datev"
        form={new RegExp(`^\\d{${length}}$`)}
        hint={word('accountHint', { digits: length })}
      />
      <Group title={word('debtors')} hint={word('debtorsHint')}>
        {askedFor('datev', taken).debtors.map(({ key, name }) => (
          <Entry
            key={key}
            source={`datev.debtors.${fieldName(key)}`}
            label={name}
            form={new RegExp(`^[1-6]\\d{${length}}$`)}
            hint={word('debtorHint', { digits: length + 1 })}
          />
        ))}
      </Group>
    </>
  );
};
