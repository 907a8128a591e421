import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { type Role, roles } from '../../../domain/contract/accounts/roles.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { RoleForm } from './RoleForm.tsx';

/** Why this role cannot be edited, and its permissions. */
const FixedRole = ({ role }: { role: Role }) => {
  const reason = roles.frozen?.(role) ?? 'access.refused';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, p: { xs: 2, md: 3 } }}>
      <Alert severity="info">{textOf(reason)}</Alert>
      <PermissionMatrix permissions={role.permissions} />
    </Box>
  );
};

/** Edits a role's permissions; a built-in role is shown instead. */
export const RoleEdit = () => <NounEdit form={<FormOrReason />} />;

const FormOrReason = () => {
  const role = useRecordContext<Role>();
  const mayEdit = useMay('edit', 'roles', role);
  if (!role) return null;
  return mayEdit ? <RoleForm removable /> : <FixedRole role={role} />;
};
