import { useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { RoleInput } from './RoleInput.tsx';
import { rolesToEdit } from './rolesOffered.ts';

/** Edits a user's details and role. The status has its own buttons. */
export const EditUserDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="users"
      id={user.id}
      title={translate('people.editTitle', { name: user.fullName })}
      saved="people.updated"
      fields={['firstName', 'lastName', 'email', 'phone']}
      onClose={onClose}
    >
      <InputPair>
        <NounInput source="title" />
        <RoleInput roles={rolesToEdit} />
        <NounInput source="verified" />
        <NounInput source="premium" />
      </InputPair>
    </EditDialog>
  );
};
