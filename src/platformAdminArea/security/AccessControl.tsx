import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button, DataTable, ResourceContextProvider, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { UserActs, useUserActs } from '../../resources/users/UserActs.tsx';
import { AddAdminDialog } from './AddAdminDialog.tsx';
import { AdminButtons } from './AdminButtons.tsx';
import { emailColumn, lastAccessColumn, permissionsColumn, roleColumn } from './adminColumns.tsx';
import { ConsoleRoleInput } from './ConsoleRoleInput.tsx';
import { ConsoleRoles } from './ConsoleRoles.tsx';
import { SecurityFrame } from './SecurityFrame.tsx';

/** Edits an operator's details and console role. */
const EditAdminDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
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

const operators = { userType: 'admin' };

/** The operators, their roles, and the permissions of each role. */
export const AccessControl = () => (
  <SecurityFrame>
    <UserActs add={AddAdminDialog} edit={EditAdminDialog}>
      <ResourceContextProvider value="users">
        <NounList
          title="admin.menu.security"
          where={operators}
          columns={[emailColumn, roleColumn, permissionsColumn, lastAccessColumn, 'status']}
          filters={['role', 'status', 'twoFactor']}
          alwaysOn={['status']}
          sort={{ field: 'email', order: 'ASC' }}
          storeKey="security.access"
          actions={<ListTools create={<AddButton />} />}
          cardButtons={<AdminButtons />}
        >
          <DataTable.Col
            key="actions"
            label="screens.actions"
            disableSort
            align="right"
            className="column-actions"
          >
            <AdminButtons />
          </DataTable.Col>
        </NounList>
      </ResourceContextProvider>
    </UserActs>
    <ConsoleRoles />
  </SecurityFrame>
);

const AddButton = () => {
  const { add } = useUserActs();
  if (!useMay('create', 'users')) return null;
  return (
    <Button variant="contained" label="security.access.add" onClick={add}>
      <AddIcon />
    </Button>
  );
};
