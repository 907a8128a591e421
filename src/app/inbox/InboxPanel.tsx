import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../domain/contract/platform/notifications.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { NotificationLines } from '../../resources/notifications/NotificationLines.tsx';
import { ReadAllButton } from '../../resources/notifications/ReadAllButton.tsx';

const most = 12;

/** The latest notifications, and a link to all of them. */
export const InboxPanel = ({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data, error, isPending, refetch } = useGetList<Notification>(
    'notifications',
    { pagination: { page: 1, perPage: most }, sort: { field: 'id', order: 'DESC' } },
    { enabled: anchor !== null, refetchOnMount: 'always' },
  );
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      container={() => anchor?.closest('header') ?? document.body}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'inbox-title', sx: { width: 420 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
        <Typography id="inbox-title" variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {translate('shell.inbox.title')}
        </Typography>
        <ReadAllButton />
      </Box>
      <Box sx={{ maxHeight: 'min(60dvh, 520px)', overflowY: 'auto', px: 1, py: 0.5 }}>
        {isPending && <Skeleton variant="rounded" height={120} sx={{ m: 1 }} />}
        {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        {data && <NotificationLines notifications={data} onGo={onClose} />}
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth component={Link} to={`${basename}/notifications`} onClick={onClose}>
          {translate('shell.inbox.all')}
        </Button>
      </Box>
    </Popover>
  );
};
