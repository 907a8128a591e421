import { useRecordContext } from 'react-admin';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const groups = [{ fields: ['kind', 'description'] }];

/** A role and its permissions, read-only. */
export const RoleShow = () => (
  <NounShow groups={groups}>
    <ItsMatrix />
  </NounShow>
);

const ItsMatrix = () => {
  const role = useRecordContext<Role>();
  return role ? <PermissionMatrix permissions={role.permissions} first={sideOf(role)} /> : null;
};

/** Platform roles are mostly held by users of companies, all others by operators. */
export const sideOf = ({ kind }: Pick<Role, 'kind'>) => (kind === 'platform' ? 'provider' : 'admin');
