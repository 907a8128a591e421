import { useRecordContext } from 'ra-core';
import type { Role } from '../../../domain/contract/roles.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { FixedRole } from './FixedRole.tsx';
import { RoleForm } from './RoleForm.tsx';

/** Edits a role's permissions; a built-in role is shown instead. */
export const RoleEdit = () => <NounEdit form={<FormOrReason />} />;

const FormOrReason = () => {
  const role = useRecordContext<Role>();
  const mayEdit = useMay('edit', 'roles', role);
  if (!role) return null;
  return mayEdit ? <RoleForm removable /> : <FixedRole role={role} />;
};
