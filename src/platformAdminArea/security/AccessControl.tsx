import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { ResourceContextProvider } from 'ra-core';
import { Button, DataTable } from 'ra-ui-materialui';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { UserActs, useUserActs } from '../../resources/users/UserActs.tsx';
import { AddAdminDialog } from './AddAdminDialog.tsx';
import { AdminButtons } from './AdminButtons.tsx';
import { emailColumn, lastAccessColumn, permissionsColumn, roleColumn } from './adminColumns.tsx';
import { ConsoleRoles } from './ConsoleRoles.tsx';
import { EditAdminDialog } from './EditAdminDialog.tsx';
import { SecurityFrame } from './SecurityFrame.tsx';

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
