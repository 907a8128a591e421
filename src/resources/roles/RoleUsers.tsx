import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useCreatePath, useLocale } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '../../../domain/contract/roles.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { useRoleUsers, usersWith } from './useRoleUsers.ts';

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
