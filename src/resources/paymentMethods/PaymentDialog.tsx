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
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { type PaymentMethod, paymentFields } from '../../../domain/contract/paymentMethods.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { PaymentInputs } from './PaymentInputs.tsx';

interface Props {
  first: PaymentMethod['method'];
  onClose: () => void;
}

/** Names another way of paying, by as much as is kept of it. What is typed here is never kept as a draft. */
export const PaymentDialog = ({ first, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const notify = useNotify();
  const onSuccess = () => {
    notify('payments.updated', { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('payments.update')}</DialogTitle>
      <ResourceContextProvider value="paymentMethods">
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess }} transform={ofItsOwnKind}>
            <PaymentForm first={first} onClose={onClose} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

/** What was typed for another way of paying before this one was chosen stays behind. */
const ofItsOwnKind = (typed: PaymentMethod) => ({
  method: typed.method,
  ...Object.fromEntries(paymentFields[typed.method].map((field) => [field, typed[field]])),
});

const PaymentForm = ({ first, onClose }: Props) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={{ method: first }}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate('payments.lead')}</DialogContentText>
        <PaymentInputs />
      </DialogContent>
      <FormButtons label={translate('payments.save')} busy={saving} onCancel={onClose} />
    </Form>
  );
};
