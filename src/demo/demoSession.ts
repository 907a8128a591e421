import { NotSignedIn, ViewOnly } from '../../domain/errors.ts';
import { deviceName } from '../../domain/security/deviceName.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { demoActor } from './demoActor.ts';

/** The only session in the demo: the one of this browser. There is no network to describe. */
export const demoSession = (store: WorldStore, token: string | undefined, now: Date) => {
  const actor = demoActor(store, token, now);
  if (!actor) throw NotSignedIn();
  if (actor.viewedBy) throw ViewOnly();
  return {
    id: 'this-browser',
    device: deviceName(navigator.userAgent),
    network: null,
    createdAt: store.find('users', actor.userId)?.lastLogin ?? now.toISOString(),
    seenAt: now.toISOString(),
    current: true,
  };
};
