import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { SignUpButtons } from './SignUpButtons.tsx';
import { useSignUpActs } from './useSignUpActs.tsx';
import { waitingOn } from './waitingOn.ts';

const atOnce = 5;

/** The pending sign-up requests of one side, newest first. Renders nothing if there are none. */
export const WaitingSignUps = ({ type }: { type: 'provider' | 'recruiter' }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const filter = waitingOn(type);
  const { ask, dialog } = useSignUpActs();
  const { data = [], total = 0 } = useGetList<SignUpRequest>(
    'signUpRequests',
    { filter, sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: atOnce } },
    { enabled: useMay('list', 'signUpRequests') },
  );
  return (
    <>
      {total > 0 && (
        <Box sx={{ mb: 3 }}>
          <Panel title={`${translate('signUpsPage.waiting')} (${total.toLocaleString(locale)})`}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((request) => (
                <Request key={request.id} request={request} onAsk={ask} />
              ))}
            </Box>
            {total > atOnce && (
              <Button component={RouterLink} to={`${basename}/signUpRequests?${listSearch(filter)}`}>
                {translate('signUpsPage.showAll', { count: total })}
              </Button>
            )}
          </Panel>
        </Box>
      )}
      {dialog}
    </>
  );
};

type RequestProps = Parameters<typeof SignUpButtons>[0];

const Request = ({ request, onAsk }: RequestProps) => {
  const locale = useLocale();
  const basename = useBasename();
  const translate = useTranslate();
  const { id, company, status, firstName, lastName, email, message, createdAt } = request;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={`${basename}/signUpRequests/${id}/show`} sx={{ fontWeight: 600 }}>
            {company}
          </Link>{' '}
          <StatusChip value={status} label={translate(valueKey('signUpRequests', 'status', status))} />{' '}
          <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: 14 }}>
            {timeAgo(createdAt, new Date(), locale)}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${firstName} ${lastName} · `}
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
        {message && (
          <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '75ch', whiteSpace: 'pre-line' }}>
            {message}
          </Typography>
        )}
      </Box>
      <SignUpButtons request={request} onAsk={onAsk} />
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
};
