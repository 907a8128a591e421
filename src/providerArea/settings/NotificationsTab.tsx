import { providerNotificationKeys } from '../../../domain/settings/switches.ts';
import { NotificationSwitches } from '../../resources/preferences/NotificationSwitches.tsx';

/** Notifications: channels and topics. */
export const NotificationsTab = () => <NotificationSwitches keys={providerNotificationKeys} />;
