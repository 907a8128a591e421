import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate, useUpdate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../domain/contract/platform/notifications.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { storedText } from '../../i18n/textOf.ts';
import { useInboxAnew } from './useInboxAnew.ts';

interface Props {
  notifications: readonly Notification[];
  /** Called when the user follows a notification to its subject. */
  onGo?: () => void;
}

/** Notifications, newest first; opening one marks it as read. */
export const NotificationLines = ({ notifications, onGo }: Props) => {
  const translate = useTranslate();
  if (notifications.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {translate('shell.inbox.empty')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notifications.map((notification) => (
        <NotificationLine key={notification.id} notification={notification} onGo={onGo} />
      ))}
    </Box>
  );
};

const NotificationLine = ({ notification, onGo }: { notification: Notification; onGo: Props['onGo'] }) => {
  const { title, body, link, readAt, createdAt } = notification;
  const locale = useLocale();
  const translate = useTranslate();
  const read = useRead(notification);
  const go = () => {
    read();
    onGo?.();
  };
  return (
    <Box component="li" sx={line}>
      <Box
        {...(readAt ? { 'aria-hidden': true } : { role: 'img', 'aria-label': translate('shell.inbox.new') })}
        sx={{ ...dot, bgcolor: readAt ? 'transparent' : 'primary.main' }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: readAt ? 400 : 600, overflowWrap: 'anywhere' }}>
          {link ? (
            <Box component={Link} to={link} onClick={go} sx={stretched}>
              {title}
            </Box>
          ) : (
            <Box component="button" type="button" onClick={go} sx={{ ...stretched, ...plainButton }}>
              {title}
            </Box>
          )}
        </Typography>
        {body && (
          <Typography variant="body2" color="textSecondary" sx={twoLines}>
            {storedText(body)}
          </Typography>
        )}
      </Box>
      <Typography
        component="time"
        dateTime={createdAt}
        variant="body2"
        color="textSecondary"
        sx={{ whiteSpace: 'nowrap', fontSize: 13 }}
      >
        {timeAgo(createdAt, new Date(), locale)}
      </Typography>
    </Box>
  );
};

/** Marks a notification as read, once; if that fails it stays unread, without an error message. */
const useRead = (notification: Notification) => {
  const [update] = useUpdate<Notification>();
  const onSuccess = useInboxAnew();
  const mayRead = useMay('edit', 'notifications', notification);
  return () => {
    if (notification.readAt || !mayRead) return;
    const data = { readAt: new Date().toISOString() };
    update('notifications', { id: notification.id, data, previousData: notification }, { onSuccess });
  };
};

const line = {
  position: 'relative',
  display: 'flex',
  gap: 1.25,
  px: 1,
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
  '& + li': { borderTop: 1, borderColor: 'divider' },
};
const dot = { width: 8, height: 8, borderRadius: '50%', flexShrink: 0, mt: 1 };
const stretched = {
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const plainButton = {
  font: 'inherit',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
};
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
