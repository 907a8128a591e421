import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RecoveryAction } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { PersonalDataHead } from '../../components/privacy/PersonalDataHead.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { useRecoveryActions } from './useRecoveryActions.ts';
import { userGroups } from './userGroups.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

/** Account recovery for operators, on the page of a user who is locked out. */
const RecoveryButtons = () => {
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

export const UserShow = () => (
  <NounShow
    groups={userGroups}
    head={
      <PersonalDataHead noun="users">
        <ViewAsButton />
        <RecoveryButtons />
      </PersonalDataHead>
    }
  />
);
