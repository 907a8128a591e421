import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';

/** Edit changes the name and description of a custom role; Permissions leads to its permissions. */
export const RoleButtons = ({ role }: { role: Role }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayEdit = useMay('edit', 'roles', role);
  const { id } = role;
  const name = useRoleName(role);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <EditWords role={role} disabled={!mayEdit} />
      <Button
        component={Link}
        to={createPath({ resource: 'roles', type: mayEdit ? 'edit' : 'show', id })}
        size="small"
        variant="outlined"
        aria-label={translate('access.panel.openNamed', { name })}
      >
        {translate('access.panel.open')}
      </Button>
    </Box>
  );
};

/** Two built-in roles have the same name, so their kind tells them apart. */
const useRoleName = ({ name, kind }: Role): string => {
  const translate = useTranslate();
  return kind === 'custom' ? name : `${name} (${translate(valueKey('roles', 'kind', kind))})`;
};

const EditWords = ({ role, disabled }: { role: Role; disabled: boolean }) => {
  const translate = useTranslate();
  const { id } = role;
  const name = useRoleName(role);
  const [open, setOpen] = useState(false);
  const title = translate('access.panel.editNamed', { name });
  return (
    <>
      <span title={disabled ? translate('access.panel.fixed') : undefined}>
        <Button size="small" disabled={disabled} aria-label={title} onClick={() => setOpen(true)}>
          {translate('access.panel.edit')}
        </Button>
      </span>
      {open && (
        <EditDialog
          resource="roles"
          id={id}
          title={title}
          saved="ra.notification.updated"
          fields={['name', 'description']}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
