import Box from '@mui/material/Box';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { roleOf, useRoles } from './useConsoleRoles.ts';

const Email = () => {
  const user = useRecordContext<User>();
  return (
    <>
      <Box sx={{ ...cut, fontWeight: 500 }} title={user?.email}>
        {user?.email}
      </Box>
      <Box sx={{ ...cut, color: 'text.secondary', fontSize: 13 }} title={user?.accessNote ?? undefined}>
        {user?.accessNote ?? user?.fullName}
      </Box>
    </>
  );
};

const RoleName = () => {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const { data } = useRoles();
  const held = user && roleOf(user, data);
  return held ? translate(valueKey('users', 'role', held.name), { _: held.name }) : '–';
};

const Permissions = () => {
  const user = useRecordContext<User>();
  const { data } = useRoles();
  return (user && roleOf(user, data))?.permissions.length ?? '–';
};

export const emailColumn = (
  <DataTable.Col key="email" source="email" label="security.access.user">
    <Email />
  </DataTable.Col>
);

export const roleColumn = (
  <DataTable.Col key="role" source="role">
    <RoleName />
  </DataTable.Col>
);

export const permissionsColumn = (
  <DataTable.Col key="permissions" label="security.access.permissions" align="right" disableSort>
    <Permissions />
  </DataTable.Col>
);

export const lastAccessColumn = (
  <DataTable.Col key="lastActive" source="lastActive" label="security.access.lastAccess">
    <NounField source="lastActive" dense />
  </DataTable.Col>
);

const cut = { maxWidth: { sm: '36ch' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
