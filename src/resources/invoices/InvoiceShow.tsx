import Typography from '@mui/material/Typography';
import { TopToolbar, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { readReminder } from '../../../domain/billing/reminders.ts';
import { limitsService } from '../../../domain/contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { InvoiceLedger } from './InvoiceLedger.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';

/** What the invoice's reminders have led to, and the dates of those that were sent, before or after the due date. */
const RemindersSent = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!invoice) return null;
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        {translate('resources.invoices.fields.reminders')}
      </Typography>
      {invoice.dunningPause !== null && (
        <Typography>{translate('invoicing.reminders.paused', { reason: invoice.dunningPause })}</Typography>
      )}
      {limitsService(invoice) && <Typography>{translate('invoicing.reminders.limited')}</Typography>}
      {invoice.reminders.length === 0 && (
        <Typography color="textSecondary">{translate('invoicing.reminders.none')}</Typography>
      )}
      {invoice.reminders.map((note) => {
        const { step, day } = readReminder(note);
        const when = translate(`invoicing.reminders.${step < 0 ? 'before' : 'after'}`, {
          smart_count: Math.abs(step),
        });
        return <Typography key={note}>{`${writeDay(day, locale, 'medium')}: ${when}`}</Typography>;
      })}
    </section>
  );
};

const groups: readonly FieldGroup[] = [
  {
    fields: [
      'companyId',
      'plan',
      'amount',
      'status',
      'issuedDate',
      'dueDate',
      'firstDueDate',
      'dueReason',
      'dunningLevel',
      'paidDate',
    ],
  },
  {
    labelKey: 'invoicing.period',
    fields: ['periodStart', 'periodEnd', 'billedMonth', 'subscriptionId'],
  },
];
const balance: FieldGroup = {
  labelKey: 'invoicing.balance.title',
  fields: ['amount', 'credited', 'paid', 'refunded', 'open', 'overpaid'],
};
const credit: FieldGroup = {
  labelKey: 'invoicing.credit.heading',
  fields: ['creditOf', 'creditReason'],
};

/** One invoice: its PDF, balance, reminders and actions. */
export const InvoiceShow = () => {
  return (
    <NounShow
      groups={groups}
      actions={
        <TopToolbar sx={{ alignItems: 'center' }}>
          <InvoicePdfButton size="small" />
          <InvoiceMenu />
        </TopToolbar>
      }
    >
      <Ledger />
    </NounShow>
  );
};

/** For a credit note, the invoice that it credits; for an invoice, the calculation of its balance. */
const Ledger = () => {
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  if (invoice.kind === 'Credit Note') return <Facts group={credit} />;
  return (
    <>
      <Facts group={balance} />
      <InvoiceLedger invoice={invoice} />
      <RemindersSent />
    </>
  );
};
