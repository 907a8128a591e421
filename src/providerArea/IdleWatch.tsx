import { isSecured } from '../../domain/settings/switches.ts';
import { showPresence } from '../auth/showPresence.ts';
import { endIdleSession, signOut } from '../auth/signOut.ts';
import { keepDrafts } from '../components/drafts/drafts.ts';
import { IdleDialog } from '../components/idle/IdleDialog.tsx';
import { useIdle } from '../components/idle/useIdle.ts';
import { usePreferences } from './settings/usePreferences.ts';

/** Signs out who does nothing for half an hour, after a warning a minute before, where the company wants it so. */
export const IdleWatch = () => {
  const { data } = usePreferences('security');
  const { left, stay } = useIdle({
    on: data !== undefined && isSecured(data, 'sessionTimeout'),
    minutes: 30,
    warnSeconds: 60,
    onPulse: showPresence,
    onIdle: () => {
      keepDrafts();
      endIdleSession();
    },
  });
  return left === null ? null : <IdleDialog left={left} onStay={stay} onLeave={signOut} />;
};
