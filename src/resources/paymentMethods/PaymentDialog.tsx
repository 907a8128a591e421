import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { type PaymentMethod, paymentFields } from '../../../domain/contract/paymentMethods.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { PaymentInputs } from './PaymentInputs.tsx';

interface Props {
  first: PaymentMethod['method'];
  /** The operator says for which company; everybody else for their own. */
  company?: { id: string } | 'any';
  onClose: () => void;
}

/** Names another way of paying, by as much as is kept of it. What is typed here is never kept as a draft. */
export const PaymentDialog = ({ first, company, onClose }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const heading = useId();
  const notify = useNotify();
  const onSuccess = () => {
    notify('payments.updated', { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>
        {translate(company === 'any' ? 'payments.add' : 'payments.update')}
      </DialogTitle>
      <ResourceContextProvider value="paymentMethods">
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess }} transform={ofItsOwnKind}>
            <PaymentForm first={first} company={company} onClose={onClose} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

/** What was typed for another way of paying before this one was chosen stays behind. */
const ofItsOwnKind = (typed: PaymentMethod) => ({
  ...(typed.companyId && { companyId: typed.companyId }),
  method: typed.method,
  ...Object.fromEntries(paymentFields[typed.method].map((field) => [field, typed[field]])),
});

const PaymentForm = ({ first, company, onClose }: Props) => {
  const companyId = typeof company === 'object' ? company.id : undefined;
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={{ method: first, ...(companyId && { companyId }) }}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate('payments.lead')}</DialogContentText>
        {company && <NounInput source="companyId" />}
        <PaymentInputs />
      </DialogContent>
      <FormButtons label={translate('payments.save')} busy={saving} onCancel={onClose} />
    </Form>
  );
};
