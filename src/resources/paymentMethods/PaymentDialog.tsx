import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { type PaymentMethod, paymentFields } from '../../../domain/contract/billing/paymentMethods.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { PaymentInputs } from './PaymentInputs.tsx';

interface Props {
  first: PaymentMethod['method'];
  /** Operators choose the company; other users always change their own. */
  company?: { id: string } | 'any';
  onClose: () => void;
}

/** Adds a payment method, storing only the details shown later. The input is never kept as a draft. */
export const PaymentDialog = ({ first, company, onClose }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const isNew = company === 'any';
  const isReplaced = typeof company === 'object';
  const onCreated = () => {
    notify(isNew ? 'payments.added' : 'payments.updated', { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      resource="paymentMethods"
      title={translate(isNew ? 'payments.add' : isReplaced ? 'payments.replaceTitle' : 'payments.update')}
      lead={translate('payments.lead')}
      submitLabel={translate(isNew ? 'payments.add' : isReplaced ? 'payments.replace' : 'payments.save')}
      size="xs"
      first={{ method: first, ...(isReplaced && { companyId: company.id }) }}
      transform={(typed) => ofItsOwnKind(typed as PaymentMethod)}
      onCreated={onCreated}
      onClose={onClose}
    >
      {company && <NounInput source="companyId" />}
      <PaymentInputs />
    </FormDialog>
  );
};

/** Leaves out what was entered for another type before this one was chosen. */
const ofItsOwnKind = (typed: PaymentMethod) => ({
  ...(typed.companyId && { companyId: typed.companyId }),
  method: typed.method,
  ...Object.fromEntries(paymentFields[typed.method].map((field) => [field, typed[field]])),
});
