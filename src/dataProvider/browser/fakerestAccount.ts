import { NotFound, Refusal, ViewOnly } from '../../../domain/errors.ts';
import type { Code } from '../../../domain/messages/message.ts';
import { deviceName } from '../../../domain/security/deviceName.ts';
import type { accountOperations } from '../../../operations/account.ts';
import type { OperationHandlers } from '../rowCalls.ts';
import type { SignedIn } from '../signedIn.ts';
import type { WorldStore } from './worldStore.ts';

type Handled = keyof typeof accountOperations;

/** Account security of the demo, where only this browser is signed in. */
export const fakerestAccount = (
  store: WorldStore,
  author: () => { actor: SignedIn; now: Date },
): Pick<OperationHandlers, Handled> => ({
  ownSessions: async () => {
    const { actor, now } = author();
    if (actor.viewedBy) throw ViewOnly();
    const lastLogin = store.find('users', actor.userId)?.lastLogin;
    const session = {
      id: 'this-browser',
      device: deviceName(navigator.userAgent),
      network: null,
      createdAt: typeof lastLogin === 'string' ? lastLogin : now.toISOString(),
      seenAt: now.toISOString(),
      current: true,
    };
    return [session];
  },
  endOtherSessions: async () => ({ ended: 0 }),
  endOwnSession: async () => {
    throw NotFound('session.missing');
  },
  changePassword: hasNoPasswords,
  secondFactor: hasNoPasswords,
  beginSecondFactor: hasNoPasswords,
  confirmSecondFactor: hasNoPasswords,
  endSecondFactor: hasNoPasswords,
  createApiKey: hasNoKeys,
  rotateApiKey: hasNoKeys,
  revokeApiKey: hasNoKeys,
  sendPasswordLink: signsNobodyIn,
  resetSecondFactor: signsNobodyIn,
  signOutUser: signsNobodyIn,
});

const refuse = (reason: Code) => async (): Promise<never> => {
  throw new Refusal(409, reason);
};
export const hasNoPasswords = refuse('demo.no-password');
export const hasNoPasskeys = refuse('demo.no-passkeys');
export const hasNoSignOn = refuse('demo.no-single-sign-on');
const hasNoKeys = refuse('demo.no-api-keys');
const signsNobodyIn = refuse('demo.no-sessions');
