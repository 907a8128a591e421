import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { useQuiet } from '../../components/later/useQuiet.ts';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';
import { useShowNew } from './useShowNew.ts';

/** Polling interval of the inbox without live updates, in milliseconds. */
const often = 30_000;

/** Number of unread notifications; requested after the page's own data, and undefined until then. */
const useUnread = (): number | undefined => {
  const quiet = useQuiet();
  const { total } = useGetList(
    'notifications',
    {
      filter: { readAt: null },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: quiet, refetchInterval: useLookAgain(often), refetchOnWindowFocus: 'always' },
  );
  return total;
};

const InboxPanel = lazy(() => import('./InboxPanel.tsx').then((module) => ({ default: module.InboxPanel })));

/** The bell with the number of unread notifications, which opens the latest ones. */
export const InboxButton = () => (useMay('list', 'notifications') ? <Bell /> : null);

const Bell = () => {
  const translate = useTranslate();
  const counted = useUnread();
  useShowNew(counted);
  const unread = counted ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const label = unread > 0 ? translate('shell.inbox.unread', { unread }) : translate('shell.inbox.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setWasOpen(true);
          }}
        >
          {/* The label contains the number; the badge hides but keeps its last number once nothing is unread. */}
          <Badge
            // An invisible zero would not be part of the label.
            badgeContent={unread || undefined}
            max={99}
            color="primary"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <BellIcon sx={{ fontSize: 20 }} />
          </Badge>
        </IconButton>
      </Tooltip>
      {wasOpen && (
        <Suspense>
          <InboxPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
