import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useUserActs } from './UserActs.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Actions for a user in the list: edit, suspend or activate, and a menu with the others. */
export const UserButtons = () => {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const { ask } = useUserActs();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  if (!user || !mayEdit) return null;
  const change = user.status === 'Active' ? 'suspend' : 'activate';
  const name = user.fullName;
  const edit = translate('screens.editRow', { name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center', my: -0.5 }} onClick={stop}>
      <Tooltip title={edit}>
        <IconButton size="small" aria-label={edit} onClick={() => ask('edit', user)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
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
