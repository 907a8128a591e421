import Box from '@mui/material/Box';
import { SimpleForm } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { KeepDraft } from '../drafts/KeepDraft.tsx';
import { ReadOnlyNote } from '../maintenance/ReadOnlyNote.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import type { FieldGroup } from './fieldGroups.ts';
import { InputGroups } from './InputGroups.tsx';

interface Props {
  groups: readonly FieldGroup[];
  defaultValues?: Record<string, unknown>;
  removable?: boolean;
  /** What stands below the inputs, such as a question of several parts. */
  children?: ReactNode;
}

/** The one form of the consoles: it warns before typed words are lost. */
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
