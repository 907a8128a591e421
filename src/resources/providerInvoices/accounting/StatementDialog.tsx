import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required, SelectInput, useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { clientsOf } from '../../../../domain/billing/accounting/clients.ts';
import { statementsOf } from '../../../../domain/billing/accounting/statement.ts';
import { utcDay } from '../../../../domain/time/days.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useSavePdf } from '../../../components/pdf/useSavePdf.ts';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../../components/screens/forms/FormButtons.tsx';
import { invoiceQuery, type Months, spanOf } from './invoiceQuery.ts';
import { MonthInputs, monthBefore } from './MonthInputs.tsx';
import { printStatement } from './printStatement.ts';

type Asked = Months & { client: string };

/** Asks for a client and months, and saves a statement of account as PDF. */
export const StatementDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const savePdf = useSavePdf();
  const queryClient = useQueryClient();
  const sent = invoiceQuery(useDataProvider(), { sent: true });
  const { data, error, refetch } = useQuery(sent);
  const [isBusy, setBusy] = useState(false);
  const word = (key: string, values?: object) => translate(`clientInvoices.statement.${key}`, { ...values });
  const clients = data ? clientsOf(data) : [];
  const save = async (values: FieldValues) => {
    const asked = values as Asked;
    if (asked.to < asked.from) return { to: translate('clientInvoices.accounting.monthsTurned') };
    const { from, to } = spanOf(asked);
    const today = utcDay(new Date());
    if (from > today) return { from: word('future') };
    setBusy(true);
    try {
      // Read anew, so that a payment which was recorded meanwhile is in it.
      const client = clientsOf(await queryClient.fetchQuery(sent)).find(({ key }) => key === asked.client);
      const newest = client?.invoices.at(-1);
      const span = { from, to: to < today ? to : today };
      const statements = statementsOf(client?.invoices ?? [], span);
      if (!newest || statements.length === 0) return { to: word('nothing') };
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
              choices={clients.map(({ key, name }) => ({ id: key, name }))}
              translateChoice={false}
              validate={required()}
              helperText={clients.length === 0 ? word('none') : false}
              isRequired
              fullWidth
            />
          )}
          <MonthInputs />
        </DialogContent>
        <FormButtons
          label={translate('clientInvoices.accounting.save')}
          busy={isBusy}
          onCancel={onClose}
          reads
          disabled={clients.length === 0}
        />
      </Form>
    </Dialog>
  );
};
