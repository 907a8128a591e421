import type { ReactNode } from 'react';
import { useLocale, useRefresh, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { Code } from '../../../domain/messages/message.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { AmountInput } from './AmountInput.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface Props {
  invoice: Invoice;
  /** The key prefix of its texts. */
  act: 'credit' | 'refund' | 'return';
  resource: 'invoices' | 'transactions';
  /** The maximum amount, and the error for a larger one. */
  most: number;
  tooMuch: Code;
  /** The field for the reason, and the error if it is empty. */
  reason: string;
  missing: Code;
  fields?: readonly string[];
  first?: Record<string, unknown>;
  /** Hidden values sent in addition to the company and its plan. */
  along: Record<string, unknown>;
  onClose: () => void;
  /** Content between the amount and the reason. */
  children?: ReactNode;
}

/** Refunds or credits an invoice in full or in part, with a reason that is stored. */
export const MoneyBackDialog = (props: Props) => {
  const { invoice, act, resource, most, tooMuch, reason, missing, fields = [], onClose, children } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const { id, companyId, plan, currency } = invoice;
  return (
    <CreateDialog
      resource={resource}
      title={translate(`invoicing.${act}.title`, { id })}
      lead={translate(`invoicing.${act}.lead`)}
      submitLabel={translate(`invoicing.${act}.do`)}
      done={`invoicing.${act}.done`}
      fields={fields}
      first={{ amount: most, currency, [reason]: '', ...props.first }}
      along={({ amount }) => ({ companyId, plan, ...props.along, amount: -Number(amount) })}
      onCreated={() => {
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <AmountInput
        most={most}
        tooMuch={tooMuch}
        helperText={translate(`invoicing.${act}.most`, { amount: formatMoney(most, currency, locale) })}
      />
      {children}
      <ReasonInput source={reason} missing={missing} />
    </CreateDialog>
  );
};
