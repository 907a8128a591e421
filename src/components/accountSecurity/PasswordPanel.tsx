import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../tiles/Panel.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

export const PasswordPanel = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={translate('settings.password.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('settings.password.about')}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('settings.password.change')}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
};
