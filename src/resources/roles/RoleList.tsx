import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { RolesPanel } from './RolesPanel.tsx';

/** All roles on a page of their own. */
export const RoleList = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('access.panel.label')}</PageTitle>
      <RolesPanel />
    </>
  );
};
