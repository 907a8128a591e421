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
import { InputGroups } from '../../components/screens/InputGroups.tsx';
import { ConsoleRoleInput } from './ConsoleRoleInput.tsx';

const first = { firstName: '', lastName: '', email: '', customRoleId: null, accessNote: null };
const groups = [{ fields: ['firstName', 'lastName', 'email', 'accessNote'] }];

/** Adds an operator, who gets a mail with the way in. */
export const AddAdminDialog = ({ onClose }: { onClose: () => void }) => {
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
      <DialogTitle id={heading}>{translate('security.access.add')}</DialogTitle>
      <ResourceContextProvider value="users">
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess }} transform={asOperator}>
            <Form record={{}} defaultValues={first}>
              <DialogContent sx={{ pt: 0 }}>
                <DialogContentText sx={{ mb: 2 }}>{translate('people.addLead')}</DialogContentText>
                <KeepDraft />
                <InputGroups groups={groups} />
                <ConsoleRoleInput base="Admin" />
              </DialogContent>
              <Buttons onClose={onClose} />
            </Form>
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

/** Below a console role lies the least of the platform roles: should the one be taken away, little is left. */
const asOperator = (form: Record<string, unknown>) => ({
  ...form,
  userType: 'admin',
  companyId: null,
  status: 'Pending',
  role: form.customRoleId ? 'Viewer' : 'Admin',
});

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('people.invite')} busy={saving} onCancel={onClose} />;
};
