import { useTranslate } from 'ra-core';
import type { User } from '../../../domain/contract/users.ts';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import { ConsoleRoleInput } from './ConsoleRoleInput.tsx';

/** Edits an operator's details and console role. */
export const EditAdminDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="users"
      id={user.id}
      title={translate('people.editTitle', { name: user.fullName })}
      saved="people.updated"
      fields={['firstName', 'lastName', 'email', 'accessNote']}
      onClose={onClose}
    >
      <ConsoleRoleInput base={user.role} />
    </EditDialog>
  );
};
