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
import { NoRow } from '../../components/contract/NoRow.tsx';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { AddUserInputs } from './AddUserInputs.tsx';

const first = { firstName: '', lastName: '', email: '', userType: 'provider', companyId: null, role: 'User' };

/** Adds somebody, who gets a mail with the way in. */
export const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onSuccess = () => {
    notify('people.added', { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('pages.users.add')}</DialogTitle>
      <ResourceContextProvider value="users">
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess }} transform={readyToSend}>
            <Form record={{}} defaultValues={first}>
              <DialogContent sx={{ pt: 0 }}>
                <DialogContentText sx={{ mb: 2 }}>{translate('people.addLead')}</DialogContentText>
                <KeepDraft />
                <AddUserInputs />
              </DialogContent>
              <Buttons onClose={onClose} />
            </Form>
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

/** They wait until they have chosen a password; an operator belongs to no company, whatever was chosen before. */
const readyToSend = (form: Record<string, unknown>) => ({
  ...form,
  status: 'Pending',
  ...(form.userType === 'admin' && { companyId: null }),
});

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('people.invite')} busy={saving} onCancel={onClose} />;
};
