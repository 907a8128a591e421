import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { UserActs, useUserActs } from './UserActs.tsx';
import { UserBulk } from './UserBulk.tsx';
import { UserButtons } from './UserButtons.tsx';
import { UserCards } from './UserCards.tsx';
import { UserTabs } from './UserTabs.tsx';
import { userActions, userColumn, verificationColumn } from './userColumns.tsx';

/** User Overview: all users. */
export const UserList = () => (
  <UserActs>
    <UserTabs />
    <UserCards />
    <NounList
      columns={[userColumn, 'companyId', 'role', 'status', verificationColumn, 'lastActive']}
      filters={['role', 'status', 'userType', 'companyId', 'verified', 'premium']}
      alwaysOn={['role', 'status']}
      sort={{ field: 'fullName', order: 'ASC' }}
      actions={<ListTools create={<AddUserButton />} />}
      bulk={<UserBulk />}
      cardButtons={<UserButtons />}
    >
      {userActions}
    </NounList>
  </UserActs>
);

const AddUserButton = () => {
  const { add } = useUserActs();
  const mayCreate = useMay('create', 'users');
  if (!mayCreate) return null;
  return (
    <Button variant="contained" label="pages.users.add" onClick={add}>
      <AddIcon />
    </Button>
  );
};
