import { useState } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { call } from './call.ts';
import { hasPasskeys, signWithPasskey } from './passkey.ts';
import type { Keeping } from './session.ts';
import { enter, type SignInOutcome } from './signIn.ts';
import { messageOf } from './useSignIn.ts';

export interface PasskeyProps {
  texts: AuthTexts;
  label: string;
  keeping: Keeping;
  /** Of a sign-in whose password was correct; without one, the passkey signs in alone. */
  challenge?: string;
  onSignedIn: (userType: string) => void;
  /** The challenge for another attempt. */
  onNext?: (challenge: string) => void;
}

const signIn = (keeping: Keeping, challenge: string | undefined): Promise<SignInOutcome> =>
  enter(async (device) => {
    const { data } = await call('POST /auth/passkey-sign-in', { challenge });
    const response = await signWithPasskey(data);
    return call('POST /auth/passkey-sign-in/finish', { response, challenge, device });
  }, keeping);

/** Signs in with a passkey, in browsers that have them. */
export const PasskeyButton = ({ texts, label, keeping, challenge, onSignedIn, onNext }: PasskeyProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const use = async () => {
    setBusy(true);
    setProblem('');
    const outcome = await signIn(keeping, challenge).catch((error): SignInOutcome => {
      console.error(error);
      return { success: false, code: 'unreadable' };
    });
    if (outcome.success) return onSignedIn(outcome.userType);
    if (outcome.challenge) onNext?.(outcome.challenge);
    setProblem(outcome.code === 'passkey' ? texts.errors.passkey : messageOf(outcome, texts.errors));
    setBusy(false);
  };
  if (!hasPasskeys()) return null;
  return (
    <>
      <button type="button" className="button quiet wide" disabled={busy} onClick={use}>
        {label}
      </button>
      <p className="general-error" role="alert">
        {problem}
      </p>
    </>
  );
};
