import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Mail } from '../../../domain/contract/platform/mails.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';

/** Queues the mail in context again, with a new link that invalidates the old one. */
export const SendAgain = () => {
  const mail = useRecordContext<Mail>();
  const translate = useTranslate();
  const notify = useNotify();
  const mayEdit = useMay('edit', 'mails', mail);
  const { save, saving, dialog } = useCarefulUpdate(({ to }) =>
    notify('mailsPage.queued', { type: 'success', messageArgs: { to } }),
  );
  if (!mail || !mayEdit || mail.status === 'Queued') return null;
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<SendIcon />}
        disabled={saving}
        onClick={() => save(mail, { status: 'Queued' })}
      >
        {translate('mailsPage.sendAgain')}
      </Button>
      {dialog}
    </Box>
  );
};
