import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useNoteUse } from '../usage/useNoteUse.ts';

interface Props {
  icon: ReactNode;
  save: () => Promise<void>;
  /** Message when the file is ready. */
  done: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Creates a file with a spinner; counts as an export. */
export const SaveButton = ({ icon, save, done, disabled, children }: Props) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const noteUse = useNoteUse();
  const [saving, setSaving] = useState(false);
  const start = async () => {
    setSaving(true);
    try {
      await save();
      noteUse('exports');
      notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    setSaving(false);
  };
  return (
    <Button size="small" startIcon={icon} onClick={start} loading={saving} disabled={disabled}>
      {children}
    </Button>
  );
};
