import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetManyAggregate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { Contact } from '../../../domain/insight/contactHistory.ts';
import { ContactMark } from './ContactMark.tsx';
import { useContactWords } from './useContactWords.ts';

/** Contacts with links to their rows, and the job that each is about. */
export const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => {
  const say = useContactWords();
  const ids = [...new Set(contacts.flatMap(({ jobId }) => jobId ?? []))];
  const { data } = useGetManyAggregate<Job>('jobs', { ids }, { enabled: ids.length > 0 });
  const titles = new Map(data?.filter(Boolean).map(({ id, title }) => [id, title]));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {contacts.map((contact) => {
        const { headline, when, path } = say(contact);
        const job = titles.get(contact.jobId ?? '');
        const details = job ? `${when} · ${job}` : when;
        return (
          <Box component="li" key={`${contact.kind} ${contact.id}`} sx={{ display: 'flex', gap: 1.25 }}>
            <ContactMark kind={contact.kind} />
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link
                component={RouterLink}
                to={path}
                color="inherit"
                aria-label={`${headline} ${details}`}
                sx={{ fontWeight: 600 }}
              >
                {headline}
              </Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {details}
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};
