import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { LinkedPerson } from '../../../domain/security/singleSignOn.ts';
import { send } from '../../auth/send.ts';
import { line } from '../../components/accountSecurity/line.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { useSignOnAct } from './useSignOn.ts';

const words = (key: string) => `settings.singleSignOn.${key}`;

/** The people whom the provider has let in. A link is removed when the provider names another person. */
export const PeoplePart = ({ people }: { people: readonly LinkedPerson[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { act, busy, problem } = useSignOnAct();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2">
        {translate(words('people'))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(words('peopleAbout'))}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map(({ id, name, email, usedAt }) => (
          <Box component="li" key={id} sx={line}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {email} · {translate(words('used'), { moment: writeMoment(usedAt, locale) })}
              </Typography>
            </Box>
            <Button
              size="small"
              disabled={busy}
              aria-label={translate(words('unlinkNamed'), { name })}
              onClick={() => act(() => send('DELETE /single-sign-on/people/{id}', { id }))}
            >
              {translate(words('unlink'))}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
