import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldValue } from 'react-admin';
import type { Interviewer } from '../../../domain/contract/hiring/interviewers.ts';
import { Nothing } from './MoneyField.tsx';

/** People with their addresses, as a list. */
export const PeopleField = ({ source }: { source: string }) => {
  const people = (useFieldValue({ source }) as Interviewer[] | null | undefined) ?? [];
  if (people.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, maxWidth: '75ch' }}>
      {people.map(({ name, email }) => (
        <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
          {name}
          {email && (
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${email}`}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
