import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type Role, roles } from '../../../domain/contract/roles.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** Why this role cannot be edited, and its permissions. */
export const FixedRole = ({ role }: { role: Role }) => {
  const translate = useTranslate();
  const reason = roles.frozen?.(role) ?? 'You are not allowed to do this';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, p: { xs: 2, md: 3 } }}>
      <Alert severity="info">{translate(reason, { _: reason })}</Alert>
      <PermissionMatrix permissions={role.permissions} />
    </Box>
  );
};
