import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required, SelectInput, useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { statementsOf } from '../../../../domain/billing/accounting/statement.ts';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { addDays, monthAfter, utcDay } from '../../../../domain/time/days.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useSavePdf } from '../../../components/pdf/useSavePdf.ts';
import { readAllRows } from '../../../components/rows/readAllRows.ts';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../../components/screens/forms/Form.tsx';
import { MonthInputs, monthBefore } from './MonthInputs.tsx';
import { printStatement } from './printStatement.ts';

type Asked = { client: string; from: string; to: string };

/** The invoices of each client that was sent one, newest first, by the client's account or else its name. */
const byClient = (
  invoices: readonly ProviderInvoice[],
): Map<string, [ProviderInvoice, ...ProviderInvoice[]]> => {
  const clients = new Map<string, [ProviderInvoice, ...ProviderInvoice[]]>();
  for (const invoice of invoices) {
    const client = invoice.recruiterId ?? invoice.client;
    const known = clients.get(client);
    if (known) known.push(invoice);
    else clients.set(client, [invoice]);
  }
  return clients;
};

const useSentInvoices = () => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['providerInvoices', 'statements'],
    queryFn: ({ signal }) =>
      readAllRows<ProviderInvoice>(
        dataProvider,
        { noun: 'providerInvoices', filter: { sent: true }, sort: { field: 'number', order: 'DESC' } },
        signal,
      ),
  });
};

/** Asks for a client and months, and saves a statement of account as PDF. */
export const StatementDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const savePdf = useSavePdf();
  const { data, error, refetch } = useSentInvoices();
  const [isBusy, setBusy] = useState(false);
  const word = (key: string, values?: object) => translate(`clientInvoices.statement.${key}`, { ...values });
  const clients = byClient(data ?? []);
  const save = async (values: FieldValues) => {
    const { client, from, to } = values as Asked;
    if (to < from) return { to: translate('clientInvoices.accounting.monthsTurned') };
    const invoices = clients.get(client);
    if (!invoices) return undefined;
    const [newest] = invoices;
    const [last, today] = [addDays(monthAfter(`${to}-01`, 1), -1), utcDay(new Date())];
    const span = { from: `${from}-01`, to: last < today ? last : today };
    const statements = statementsOf(invoices, span);
    if (statements.length === 0) return { to: word('nothing', { client: newest.client }) };
    setBusy(true);
    try {
      const name = `${word('open')} ${newest.client} ${span.to}.pdf`;
      await savePdf(printStatement({ newest, statements, ...span }, { locale, translate }), name);
      notify(word('saved', { client: newest.client }), { type: 'success' });
      onClose();
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const choices = [...clients].map(([id, [newest]]) => ({ id, name: newest.client }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{word('open')}</DialogTitle>
      <Form record={{}} defaultValues={{ from: monthBefore(2), to: monthBefore(0) }} onSubmit={save}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{word('lead')}</DialogContentText>
          {error ? (
            <CouldNotLoad error={error} onRetry={() => refetch()} />
          ) : !data ? (
            <Skeleton variant="rounded" height={56} />
          ) : (
            <SelectInput
              source="client"
              label={word('client')}
              choices={choices.sort((one, other) => one.name.localeCompare(other.name))}
              translateChoice={false}
              validate={required()}
              helperText={choices.length === 0 ? word('none') : false}
              isRequired
              fullWidth
            />
          )}
          <MonthInputs />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={choices.length === 0}>
            {translate('clientInvoices.accounting.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
