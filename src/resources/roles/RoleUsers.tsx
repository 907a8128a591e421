import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { useCount } from '../../components/tiles/useCount.ts';

type Named = Pick<Role, 'id' | 'kind' | 'name'>;

/** A platform role belongs to its users only if no other role was assigned to them. */
const usersWith = ({ id, kind, name }: Named): Record<string, unknown> =>
  kind === 'platform' ? { role: name, customRoleId: null } : { customRoleId: id };

/**
 * The number of users with a role. The totals per platform role are maintained; the few users who were
 * assigned another role are counted and subtracted, because counting the rest would take time in proportion
 * to their number.
 */
const useRoleUsers = (role: Named, given: readonly string[]) => {
  const isPlatform = role.kind === 'platform';
  const all = useCount('users', isPlatform ? { role: role.name } : usersWith(role));
  const asks = isPlatform && given.length > 0;
  const less = useCount('users', { role: role.name, customRoleId: given }, asks);
  const error = all.error ?? less.error;
  if (all.total === undefined || (asks && less.total === undefined)) return { error, total: undefined };
  return { error, total: all.total - (asks ? (less.total ?? 0) : 0) };
};

interface Props {
  role: Role;
  /** The ids of the roles that replace a platform role. */
  given: readonly string[];
}

/** The number of users with a role, linked to their list. */
export const RoleUsers = ({ role, given }: Props) => {
  const locale = useLocale();
  const createPath = useCreatePath();
  const { total, error } = useRoleUsers(role, given);
  if (error) return '–';
  if (total === undefined) return <Skeleton width={32} sx={{ display: 'inline-block' }} />;
  if (total === 0) return '0';
  const list = createPath({ resource: 'users', type: 'list' });
  return (
    <Link component={RouterLink} to={`${list}?${listSearch(usersWith(role))}`}>
      {total.toLocaleString(locale)}
    </Link>
  );
};

/** The roles that are assigned in place of a platform role. */
export const givenAmong = (roles: readonly Role[]): string[] =>
  roles.filter(({ kind }) => kind !== 'platform').map(({ id }) => id);
