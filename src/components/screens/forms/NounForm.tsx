import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { KeepDraft } from '../../drafts/KeepDraft.tsx';
import { ReadOnlyNote } from '../../maintenance/ReadOnlyNote.tsx';
import { SimpleForm } from './Form.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import type { FieldGroup } from './fieldGroups.ts';
import { InputGroups } from './InputGroups.tsx';

interface Props {
  groups: readonly FieldGroup[];
  defaultValues?: Record<string, unknown>;
  removable?: boolean;
  /** Content below the inputs, such as a structured question. */
  children?: ReactNode;
}

/** The consoles' form, which warns before unsaved input is lost. */
export const NounForm = ({ groups, defaultValues, removable = false, children }: Props) => (
  <SimpleForm
    warnWhenUnsavedChanges
    defaultValues={defaultValues}
    sx={{ maxWidth: 960, p: { xs: 2, md: 3 } }}
    toolbar={<FormToolbar removable={removable} />}
  >
    <KeepDraft />
    <InputGroups groups={groups} />
    {children && <Box sx={{ width: '100%', mt: 1 }}>{children}</Box>}
    <ReadOnlyNote />
  </SimpleForm>
);
