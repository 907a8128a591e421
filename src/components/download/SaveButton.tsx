import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useNoteUse } from '../usage/useNoteUse.ts';

interface Props {
  icon: ReactNode;
  save: () => Promise<void>;
  /** Said when the file is there. */
  done: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Makes a file while it turns, and counts as an export. */
export const SaveButton = ({ icon, save, done, disabled, children }: Props) => {
  const notify = useNotify();
  const noteUse = useNoteUse();
  const [saving, setSaving] = useState(false);
  const start = async () => {
    setSaving(true);
    try {
      await save();
      noteUse('exports');
      notify(done, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setSaving(false);
  };
  return (
    <Button size="small" startIcon={icon} onClick={start} loading={saving} disabled={disabled}>
      {children}
    </Button>
  );
};
