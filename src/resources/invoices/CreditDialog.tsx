import { useLocale, useRefresh, useTranslate } from 'react-admin';
import { creditable } from '../../../domain/contract/invoiceStanding.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { CreateDialog } from '../../components/screens/CreateDialog.tsx';
import { AmountInput } from './AmountInput.tsx';
import { platformDay } from './PayInvoiceDialog.tsx';
import { ReasonInput } from './ReasonInput.tsx';

/** Takes an invoice back, in full or in part, for a reason that is kept. */
export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const { id, companyId, plan, currency } = invoice;
  const most = creditable(invoice);
  return (
    <CreateDialog
      resource="invoices"
      title={translate('invoicing.credit.title', { id })}
      lead={translate('invoicing.credit.lead')}
      submitLabel={translate('invoicing.credit.do')}
      done="invoicing.credit.done"
      fields={[]}
      first={{ amount: most, currency, creditReason: '' }}
      along={({ amount }) => ({
        ...{ kind: 'Credit Note', creditOf: id, companyId, plan, dueDate: platformDay() },
        amount: -Number(amount),
      })}
      onCreated={() => {
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <AmountInput
        most={most}
        tooMuch="More than is left of this invoice"
        helperText={translate('invoicing.credit.most', { amount: formatMoney(most, currency, locale) })}
      />
      <ReasonInput source="creditReason" missing="Say why it is credited" />
    </CreateDialog>
  );
};
