import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useCreatePath, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';

/** People who are named; the list has all of them. */
const mostNamed = 5;

/** Before a role is saved: which of its permissions are removed, and who loses them. */
export const LostPermissions = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const createPath = useCreatePath();
  const role = useRecordContext<Role>();
  const permissions = useWatch<Role, 'permissions'>({ name: 'permissions' });
  const lost = permissions && role ? role.permissions.filter((one) => !permissions.includes(one)) : [];
  const filter = { customRoleId: role?.id };
  const { data: users = [], total = 0 } = useGetList<User>(
    'users',
    { filter, pagination: { page: 1, perPage: mostNamed }, sort: { field: 'id', order: 'ASC' } },
    { enabled: role?.id !== undefined && lost.length > 0 },
  );
  if (lost.length === 0 || total === 0) return null;
  const word = (key: string, values: object) => translate(`access.lost.${key}`, values);
  const more = total - users.length;
  const names = [
    ...users.map(({ fullName }) => fullName),
    ...(more > 0 ? [word('more', { smart_count: more })] : []),
  ];
  return (
    <Alert severity="warning" role="status" sx={{ width: '100%', mb: 2 }}>
      {word('who', {
        smart_count: total,
        names: writeList(names),
        permissions: writeList(lost.map((one) => translate(`access.permission.${one}`))),
      })}{' '}
      <Link
        component={RouterLink}
        to={`${createPath({ resource: 'users', type: 'list' })}?${listSearch(filter)}`}
        target="_blank"
        rel="noopener"
      >
        {word('list', { smart_count: total })}
      </Link>
    </Alert>
  );
};
