import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { ContactList } from './ContactList.tsx';
import { useContacts } from './Contacts.tsx';

const mostShown = 2;

/** Says in a form about a candidate that the user's company is in contact already. */
export const ContactNote = ({ candidate: { id, name } }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const contacts = useContacts(id);
  const createPath = useCreatePath();
  if (contacts.length === 0) return null;
  const others = contacts.length - mostShown;
  return (
    <Alert severity="info" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle sx={{ fontSize: 14 }}>{translate('talent.contacts.note', { name })}</AlertTitle>
      <ContactList contacts={contacts.slice(0, mostShown)} />
      {others > 0 && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'candidates', type: 'show', id })}
          aria-label={translate('talent.contacts.moreNamed', { smart_count: others, name })}
          sx={{ display: 'inline-block', mt: 0.75, ml: 2.25 }}
        >
          {translate('talent.contacts.more', { smart_count: others })}
        </Link>
      )}
    </Alert>
  );
};
