import { providerNotificationKeys } from '../../../domain/settings/switches.ts';
import { NotificationSwitches } from '../../resources/preferences/NotificationSwitches.tsx';

/** Notifications: channels and topics, and how they are mailed. */
export const NotificationsTab = () => (
  <NotificationSwitches keys={providerNotificationKeys} delivery={['digest']} />
);
