import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { AddUserInputs } from './AddUserInputs.tsx';

const first = { firstName: '', lastName: '', email: '', userType: 'provider', companyId: null, role: 'User' };

/** Adds a user, who receives an invitation by email. */
export const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onCreated = () => {
    notify('people.added', { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      resource="users"
      title={translate('pages.users.add')}
      lead={translate('people.addLead')}
      submitLabel={translate('people.invite')}
      first={first}
      transform={readyToSend}
      onCreated={onCreated}
      onClose={onClose}
    >
      <KeepDraft />
      <AddUserInputs />
    </FormDialog>
  );
};

/**
 * The user stays pending until they choose a password. Operators belong to no company, so an earlier choice
 * is dropped.
 */
const readyToSend = (form: Record<string, unknown>) => ({
  ...form,
  status: 'Pending',
  ...(form.userType === 'admin' && { companyId: null }),
});
