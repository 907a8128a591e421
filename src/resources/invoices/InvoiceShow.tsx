import { EditButton, TopToolbar } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import type { FieldGroup } from '../../components/screens/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { RemindersSent } from './RemindersSent.tsx';

const groups: readonly FieldGroup[] = [
  {
    fields: [
      'companyId',
      'plan',
      'amount',
      'status',
      'issuedDate',
      'dueDate',
      'paidDate',
      'periodStart',
      'periodEnd',
    ],
  },
  { labelKey: 'invoicing.credit.heading', fields: ['creditNumber', 'creditedDate', 'creditReason'] },
];

/** One invoice, its PDF, the reminders that were sent, and what can be done about it. */
export const InvoiceShow = () => {
  const mayEdit = useMay('edit', 'invoices');
  return (
    <NounShow
      groups={groups}
      actions={
        <TopToolbar>
          <InvoicePdfButton />
          {mayEdit && <EditButton />}
          <InvoiceMenu />
        </TopToolbar>
      }
    >
      <RemindersSent />
    </NounShow>
  );
};
