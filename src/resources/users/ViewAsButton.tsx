import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { canBeViewed } from './canBeViewed.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

/** Lets operators see the console as an active user of a company sees it. */
export const ViewAsButton = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const mayEdit = useMay('edit', 'users', user);
  const [asking, setAsking] = useState(false);
  if (!user || !mayEdit || !canBeViewed(user)) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ViewIcon />}
        aria-label={translate('access.view.named', { name: user.fullName })}
        sx={{ justifySelf: 'start' }}
        onClick={(event) => {
          event.stopPropagation();
          setAsking(true);
        }}
      >
        {translate('access.view.button')}
      </Button>
      {asking && <ViewAsDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};
