import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useUserActs } from '../../resources/users/UserActs.tsx';
import { UserMenu } from '../../resources/users/UserMenu.tsx';

/** Actions for an operator: edit, suspend or activate, and account recovery in a menu. */
export const AdminButtons = () => {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const { ask } = useUserActs();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  if (!user || !mayEdit) return null;
  const change = user.status === 'Active' ? 'suspend' : 'activate';
  const name = user.email;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center', my: -0.5 }} onClick={stop}>
      <Button
        size="small"
        aria-label={translate('screens.editRow', { name })}
        onClick={() => ask('edit', user)}
      >
        {translate('ra.action.edit')}
      </Button>
      <Button
        size="small"
        color={change === 'suspend' ? 'error' : 'primary'}
        aria-label={translate(`people.${change}.named`, { name })}
        onClick={() => ask(change, user)}
      >
        {translate(`people.${change}.do`)}
      </Button>
      <UserMenu user={user} name={name} />
    </Box>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
