import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { RoleUsers } from '../../resources/roles/RoleUsers.tsx';
import { useRoles } from './useConsoleRoles.ts';

/** The console's roles: the purpose of each, its number of permissions, and its users. */
export const ConsoleRoles = () => {
  const translate = useTranslate();
  const title = translate('security.roles.title');
  const { data, error, refetch } = useRoles();
  const columns = useColumns();
  const roles = data?.filter(({ kind }) => kind === 'console');
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={title}>
        {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {roles && <FigureTable label={title} columns={columns} rows={roles} idOf={({ id }) => id} />}
      </Panel>
    </Box>
  );
};

const useColumns = (): Column<Role>[] => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const createPath = useCreatePath();
  const label = (key: string) => translate(`access.panel.${key}`);
  return [
    {
      key: 'role',
      label: label('role'),
      show: ({ id, name, description }) => (
        <>
          <Link component={RouterLink} to={createPath({ resource: 'roles', type: 'show', id })}>
            {name}
          </Link>
          {isNarrow && <Box sx={{ mt: 0.5, fontSize: 13, color: 'text.secondary' }}>{description}</Box>}
        </>
      ),
    },
    ...(isNarrow
      ? []
      : [
          {
            key: 'description',
            label: label('description'),
            show: ({ description }: Role) => description,
          },
        ]),
    {
      key: 'permissions',
      label: label('permissions'),
      numeric: true,
      show: (role) => role.permissions.length,
    },
    {
      key: 'users',
      label: label('users'),
      numeric: true,
      show: (role) => <RoleUsers role={role} given={[]} />,
    },
  ];
};
