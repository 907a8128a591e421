import { useLocale, useRefresh, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { CreateDialog } from '../../components/screens/CreateDialog.tsx';
import { AmountInput } from './AmountInput.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface Props {
  invoice: Invoice;
  /** Where its words are. */
  act: 'credit' | 'refund';
  resource: 'invoices' | 'transactions';
  /** The most that can be given back, and what is said of more. */
  most: number;
  tooMuch: string;
  /** The field that keeps the reason, and what is said where it is missing. */
  reason: string;
  missing: string;
  fields?: readonly string[];
  first?: Record<string, unknown>;
  /** What goes along unseen beside the company and its plan. */
  along: Record<string, unknown>;
  onClose: () => void;
  /** What stands between the amount and the reason. */
  children?: ReactNode;
}

/** Gives back money on an invoice, in full or in part, for a reason that is kept. */
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
