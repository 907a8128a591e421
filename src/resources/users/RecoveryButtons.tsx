import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RecoveryAction } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/users.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { useRecoveryActions } from './useRecoveryActions.ts';

/** Account recovery for operators, on the page of a user who is locked out. */
export const RecoveryButtons = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const recoveryActions = useRecoveryActions(user);
  const [action, setAction] = useState<RecoveryAction | null>(null);
  if (!user) return null;
  return (
    <>
      {recoveryActions.map((one) => (
        <Button key={one} variant="outlined" size="small" onClick={() => setAction(one)}>
          {translate(`people.recovery.${one}.do`)}
        </Button>
      ))}
      {action && <RecoveryDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
};
