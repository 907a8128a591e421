import { useMemo, useState } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';

/** How long a message stays at least once another one waits, in milliseconds. */
const briefly = 1_500;

/**
 * React-admin shows one message after another, each for its full time, so that “Saved” would appear seconds
 * after the fact. Here a waiting message shortens the time of the one on screen, unless that one offers to undo.
 */
export const ConsoleNotification = () => {
  const context = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const noting = useMemo(
    () => ({
      ...context,
      takeNotification: () => {
        const taken = context.takeNotification();
        setShown(taken ?? undefined);
        return taken;
      },
    }),
    [context],
  );
  const isHurried = context.notifications.length > 0 && !shown?.notificationOptions?.undoable;
  return (
    <NotificationContext.Provider value={noting}>
      <Notification {...(isHurried && { autoHideDuration: briefly })} />
    </NotificationContext.Provider>
  );
};
