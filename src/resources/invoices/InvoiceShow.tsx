import { useRecordContext } from 'ra-core';
import { EditButton, TopToolbar } from 'ra-ui-materialui';
import { isOwed } from '../../../domain/contract/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { useMay } from '../../components/contract/useMay.ts';
import type { FieldGroup } from '../../components/screens/fieldGroups.ts';
import { Facts, NounShow } from '../../components/screens/NounShow.tsx';
import { InvoiceLedger } from './InvoiceLedger.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { RemindersSent } from './RemindersSent.tsx';

const groups: readonly FieldGroup[] = [
  {
    fields: ['companyId', 'plan', 'amount', 'status', 'issuedDate', 'dueDate', 'paidDate'],
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
          <EditOwed />
          <InvoiceMenu />
        </TopToolbar>
      }
    >
      <Ledger />
    </NounShow>
  );
};

/** A settled invoice cannot be edited. */
const EditOwed = () => {
  const invoice = useRecordContext<Invoice>();
  const mayEdit = useMay('edit', 'invoices');
  return invoice && isOwed(invoice) && mayEdit ? <EditButton /> : null;
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
