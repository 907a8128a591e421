import { EditButton, TopToolbar, useRecordContext } from 'react-admin';
import { type Invoice, isOwed } from '../../../domain/contract/invoices.ts';
import { useMay } from '../../components/contract/useMay.ts';
import type { FieldGroup } from '../../components/screens/fieldGroups.ts';
import { Facts, NounShow } from '../../components/screens/NounShow.tsx';
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
const credit: FieldGroup = {
  labelKey: 'invoicing.credit.heading',
  fields: ['creditNumber', 'creditedDate', 'creditReason'],
};

/** One invoice, its PDF, the reminders that were sent, and what can be done about it. */
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
      <CreditNote />
      <RemindersSent />
    </NounShow>
  );
};

/** What is paid or credited is not edited. */
const EditOwed = () => {
  const invoice = useRecordContext<Invoice>();
  const mayEdit = useMay('edit', 'invoices');
  return invoice && isOwed(invoice) && mayEdit ? <EditButton /> : null;
};

const CreditNote = () =>
  useRecordContext<Invoice>()?.status === 'Credited' ? <Facts group={credit} /> : null;
