import { providerNoticeKeys } from '../../../domain/settings/switches.ts';
import { NoticeSwitches } from '../../resources/preferences/NoticeSwitches.tsx';

/** Notifications: ways of telling, and kinds of news. */
export const NotificationsTab = () => <NoticeSwitches keys={providerNoticeKeys} />;
