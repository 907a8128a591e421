import { Create, useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { useListPath } from '../../components/screens/useListPath.ts';
import { RoleForm } from './RoleForm.tsx';

/** Creates a role from permissions that the user has. */
export const RoleCreate = () => {
  const translate = useTranslate();
  const listPath = useListPath();
  return (
    <>
      <PageTitle>{translate('access.panel.addTitle')}</PageTitle>
      <Create redirect={() => listPath} title={false} actions={false}>
        <RoleForm />
      </Create>
    </>
  );
};
