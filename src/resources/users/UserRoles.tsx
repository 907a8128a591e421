import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { RolesPanel } from '../roles/RolesPanel.tsx';
import { UserTabs } from './UserTabs.tsx';

/** Roles & Permissions. */
export const UserRoles = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('resources.users.plural')}</PageTitle>
      <UserTabs />
      <RolesPanel />
    </>
  );
};
