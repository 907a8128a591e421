import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { ConsoleRoleInput } from './ConsoleRoleInput.tsx';

const first = { firstName: '', lastName: '', email: '', customRoleId: null, accessNote: null };
const groups = [{ fields: ['firstName', 'lastName', 'email', 'accessNote'] }];

/** Adds an operator, who receives an invitation by email. */
export const AddAdminDialog = ({ onClose }: { onClose: () => void }) => {
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
      title={translate('security.access.add')}
      lead={translate('people.addLead')}
      submitLabel={translate('people.invite')}
      first={first}
      transform={asOperator}
      onCreated={onCreated}
      onClose={onClose}
    >
      <KeepDraft />
      <InputGroups groups={groups} />
      <ConsoleRoleInput base="Admin" />
    </FormDialog>
  );
};

/**
 * An operator with a console role gets the lowest platform role, so that little access remains if the console
 * role is removed.
 */
const asOperator = (form: Record<string, unknown>) => ({
  ...form,
  userType: 'admin',
  companyId: null,
  status: 'Pending',
  role: form.customRoleId ? 'Viewer' : 'Admin',
});
