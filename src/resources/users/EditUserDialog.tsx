import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ResourceContextProvider, useSaveContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';
import { RoleInput } from './RoleInput.tsx';
import { rolesToEdit } from './rolesOffered.ts';

const fields = ['firstName', 'lastName', 'email', 'phone', 'title'];

/** Edits a user's details and role. The status has its own buttons. */
export const EditUserDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('people.editTitle', { name: user.fullName })}</DialogTitle>
      <ResourceContextProvider value="users">
        <NoRow>
          <CarefulEdit id={user.id} saved="people.updated" onDone={onClose}>
            <DialogContent sx={{ pt: 0 }}>
              <Box sx={grid}>
                {fields.map((field) => (
                  <NounInput key={field} source={field} />
                ))}
                <RoleInput roles={rolesToEdit} />
                <NounInput source="verified" />
                <NounInput source="premium" />
              </Box>
            </DialogContent>
            <Buttons onClose={onClose} />
          </CarefulEdit>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('ra.action.save')} busy={saving} onCancel={onClose} />;
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
};
