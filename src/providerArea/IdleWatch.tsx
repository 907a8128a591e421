import { Suspense } from 'react';
import { isSecured } from '../../domain/settings/switches.ts';
import { showPresence } from '../auth/showPresence.ts';
import { endIdleSession, signOut } from '../auth/signOut.ts';
import { keepDrafts } from '../components/drafts/drafts.ts';
import { useIdle } from '../components/idle/useIdle.ts';
import { useAhead } from '../components/later/useAhead.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { usePreferences } from '../resources/preferences/usePreferences.ts';

const IdleDialog = lazyScreen(() => import('../components/idle/IdleDialog.tsx'), 'IdleDialog');

/**
 * Signs the user out after half an hour without activity, with a warning one minute before, if the company
 * requires it.
 */
export const IdleWatch = () => {
  useAhead(IdleDialog);
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
  if (left === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog left={left} onStay={stay} onLeave={signOut} />
    </Suspense>
  );
};
