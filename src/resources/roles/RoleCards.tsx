import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { RoleButtons } from './RoleButtons.tsx';
import { givenAmong, RoleUsers } from './RoleUsers.tsx';

/** The roles as stacked cards, where a table does not fit. */
export const RoleCards = ({ roles }: { roles: readonly Role[] }) => (
  <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
    {roles.map((role) => (
      <RoleCard key={role.id} role={role} given={givenAmong(roles)} />
    ))}
  </Box>
);

const RoleCard = ({ role, given }: { role: Role; given: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {role.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(valueKey('roles', 'kind', role.kind))}
        </Typography>
      </Box>
      <Typography variant="body2">{role.description}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('access.form.held', { smart_count: role.permissions.length })}
        {' · '}
        {translate('access.panel.users')}: <RoleUsers role={role} given={given} />
      </Typography>
      <RoleButtons role={role} />
    </Card>
  );
};
