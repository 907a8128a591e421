import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '../../../domain/contract/roles.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { useCount } from '../../components/tiles/useCount.ts';

/** Who holds a platform role is whoever was given no other. */
export const holdersFilter = ({ id, kind, name }: Pick<Role, 'id' | 'kind' | 'name'>) =>
  kind === 'platform' ? { role: name, customRoleId: null } : { customRoleId: id };

/** How many people hold a role, as a way to them. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const locale = useLocale();
  const createPath = useCreatePath();
  const filter = holdersFilter(role);
  const { total, error } = useCount('users', filter);
  if (error) return '–';
  if (total === undefined) return <Skeleton width={32} sx={{ display: 'inline-block' }} />;
  const list = createPath({ resource: 'users', type: 'list' });
  if (total === 0) return '0';
  return (
    <Link component={RouterLink} to={`${list}?${listSearch(filter)}`}>
      {total.toLocaleString(locale)}
    </Link>
  );
};
