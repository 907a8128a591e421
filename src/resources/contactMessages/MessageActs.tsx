import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ContactMessage } from '../../../domain/contract/accounts/contactMessages.ts';
import { useMessageActs } from './useMessageActs.tsx';

/** Reply, mark as answered, archive. */
export const MessageActs = ({ message }: { message: ContactMessage }) => {
  const translate = useTranslate();
  const { acts, saving, dialog } = useMessageActs(message);
  const { email, subject } = message;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      >
        {translate('pages.contactMessages.reply')}
      </Button>
      {acts.map(({ status, label, name, act }) => (
        <Button key={status} size="small" aria-label={name} disabled={saving} onClick={act}>
          {label}
        </Button>
      ))}
      {dialog}
    </Box>
  );
};
