import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { ContactMark } from './ContactMark.tsx';
import { useContacts } from './Contacts.tsx';
import { useContactWords } from './useContactWords.ts';

/** How the user's company is in contact with the candidate in context; renders nothing if it is not. */
export const ContactLine = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const say = useContactWords();
  const [first, ...others] = useContacts(candidate?.id);
  if (!candidate || !first) return null;
  const { id, name } = candidate;
  const { headline, when, path } = say(first);
  const more = { smart_count: others.length, name };
  return (
    <Box sx={line}>
      <ContactMark kind={first.kind} />
      <Box component="span" title={`${headline} ${when}`} sx={cut}>
        <Link
          component={RouterLink}
          to={path}
          color="inherit"
          underline="hover"
          aria-label={`${headline} ${when} · ${name}`}
          sx={{ fontWeight: 500 }}
        >
          {headline}
        </Link>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {when}
        </Box>
      </Box>
      {others.length > 0 && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'candidates', type: 'show', id })}
          aria-label={translate('talent.contacts.moreNamed', more)}
          sx={{ flexShrink: 0, ml: 'auto' }}
        >
          {translate('talent.contacts.more', more)}
        </Link>
      )}
    </Box>
  );
};

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  bgcolor: 'action.hover',
  fontSize: 13,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
};
