import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { RoleButtons } from './RoleButtons.tsx';
import { RoleCards } from './RoleCards.tsx';
import { givenAmong, RoleUsers } from './RoleUsers.tsx';

/** All roles, each with its purpose, number of permissions and number of users. */
export const RolesPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useAllRows<Role>({ noun: 'roles', filter: {} });
  const columns = useColumns(givenAmong(data ?? []));
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AddRole />
      {error && (
        <CouldNotLoad title={translate('access.panel.failed')} error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && isSmall && <RoleCards roles={data} />}
      {data && !isSmall && (
        <Paper variant="outlined">
          <FigureTable
            label={translate('access.panel.label')}
            columns={columns}
            rows={data}
            idOf={({ id }) => id}
          />
        </Paper>
      )}
    </Box>
  );
};

const useColumns = (given: readonly string[]): Column<Role>[] => {
  const translate = useTranslate();
  const column = (key: string, show: Column<Role>['show'], numeric = false): Column<Role> => ({
    key,
    label: translate(`access.panel.${key}`),
    numeric,
    show,
  });
  return [
    column('role', ({ name }) => name),
    column('kind', ({ kind }) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>{translate(valueKey('roles', 'kind', kind))}</Box>
    )),
    column('description', ({ description }) => <Box sx={{ minWidth: 200 }}>{description}</Box>),
    column('permissions', ({ permissions }) => permissions.length, true),
    column('users', (role) => <RoleUsers role={role} given={given} />, true),
    column('actions', (role) => <RoleButtons role={role} />),
  ];
};

const AddRole = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!useMay('create', 'roles')) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'roles', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ justifySelf: 'end' }}
    >
      {translate('access.panel.add')}
    </Button>
  );
};
