import { ResourceContextProvider } from 'react-admin';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { UserTabs } from './UserTabs.tsx';

/** Roles & Permissions. */
export const UserRoles = () => (
  <>
    <UserTabs />
    <ResourceContextProvider value="roles">
      <NounList
        columns={['name', 'kind', 'description', 'permissions']}
        title="resources.users.plural"
        actions={<ListTools create={null} />}
        storeKey="users.roles"
      />
    </ResourceContextProvider>
  </>
);
