import Box from '@mui/material/Box';
import { ContactMark } from './ContactMark.tsx';
import { useContacts } from './Contacts.tsx';
import { useContactWords } from './useContactWords.ts';

/** How the user's company is in contact with a candidate, in a few words; renders nothing if it is not. */
export const ShortMark = ({ id }: { id: string }) => {
  const say = useContactWords();
  const [first] = useContacts(id);
  if (!first) return null;
  const { headline, short, when } = say(first);
  return (
    <Box component="span" title={`${headline} ${when}`} sx={mark}>
      <ContactMark kind={first.kind} />
      <span>{short}</span>
    </Box>
  );
};

const mark = {
  display: 'inline-flex',
  gap: 0.5,
  minWidth: 0,
  fontSize: 12,
  color: 'text.secondary',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};
