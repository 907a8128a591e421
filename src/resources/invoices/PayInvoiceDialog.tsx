import { useRefresh, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { CreateDialog } from '../../components/screens/CreateDialog.tsx';
import { useOwnMethod } from './useOwnMethod.ts';

interface Props {
  invoice: Invoice;
  /** The money has come already, or is to be asked for. */
  act: 'markPaid' | 'collect';
  onClose: () => void;
}

/** Notes that an invoice was paid and how, or hands it to the gateway. */
export const PayInvoiceDialog = ({ invoice, act, onClose }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const method = useOwnMethod(invoice.companyId);
  if (method === undefined) return null;
  const { id, companyId, plan, amount, currency } = invoice;
  const hasCome = act === 'markPaid';
  const along = { invoiceId: id, companyId, plan, amount, currency };
  const status = hasCome ? 'Completed' : 'Pending';
  const date = new Date().toISOString().slice(0, 10);
  return (
    <CreateDialog
      resource="transactions"
      title={translate(`invoicing.${act}.title`, { id })}
      lead={translate(`invoicing.${act}.lead`)}
      submitLabel={translate(`invoicing.${act}.do`)}
      done={`invoicing.${act}.done`}
      fields={hasCome ? ['paymentMethod', 'date', 'reference'] : ['paymentMethod']}
      first={{ paymentMethod: method ?? 'Bank Transfer', date }}
      along={{ ...along, status, ...(!hasCome && { date }) }}
      onCreated={() => {
        onClose();
        refresh();
      }}
      onClose={onClose}
    />
  );
};
