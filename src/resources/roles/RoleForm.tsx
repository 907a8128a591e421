import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { PermissionInput } from '../../components/inputs/PermissionInput.tsx';
import { SimpleForm } from '../../components/screens/forms/Form.tsx';
import { FormToolbar } from '../../components/screens/forms/FormToolbar.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { LostPermissions } from './LostPermissions.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const about = [{ labelKey: 'access.form.about', fields: ['name', 'description'] }];

/** A role's name, description and permissions, with a live preview of the resulting access. */
export const RoleForm = ({ removable = false }: { removable?: boolean }) => (
  <SimpleForm
    warnWhenUnsavedChanges
    defaultValues={removable ? undefined : { name: null, description: null, permissions: [] }}
    sx={{ p: { xs: 2, md: 3 } }}
    toolbar={<FormToolbar removable={removable} />}
  >
    <KeepDraft />
    <InputGroups groups={about} />
    <RolePermissions />
    {removable && <LostPermissions />}
    <LiveMatrix />
  </SimpleForm>
);

const RolePermissions = () => {
  const translate = useTranslate();
  return (
    <PermissionInput
      source="permissions"
      title={translate('access.form.title')}
      lead={translate('access.form.lead')}
    />
  );
};

const LiveMatrix = () => {
  const permissions = useWatch<Role, 'permissions'>({ name: 'permissions' });
  return <PermissionMatrix permissions={permissions ?? []} />;
};
