import { useEffect, useRef, useState } from 'react';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { CodeForm } from '../CodeForm.tsx';
import { currentSession, type Keeping } from '../session.ts';
import { finishSignOn, type SecondStep } from '../signIn.ts';
import { messageOf } from '../useSignIn.ts';
import { takeWayBack } from './wayBack.ts';

interface Props {
  texts: AuthTexts;
  response: string;
  onSignedIn: (userType: string) => void;
  onAgain: () => void;
}
type Shown = { failed: string } | (SecondStep & { keeping: Keeping }) | null;

/** Finishes the sign-in with the response of the company’s provider, which counts once. */
export const ReturnForm = ({ texts, response, onSignedIn, onAgain }: Props) => {
  const [shown, setShown] = useState<Shown>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const { keeping, address } = takeWayBack();
    history.replaceState(null, '', window.location.pathname + address);
    finishSignOn(response, keeping)
      .then((outcome) => {
        if (outcome.success) return onSignedIn(outcome.userType);
        const { challenge, passkey } = outcome;
        if (challenge) return setShown({ challenge, passkey, keeping });
        // A page that was opened twice: the other one has signed in.
        const userType = outcome.code === 'single-sign-on.expired' ? currentSession()?.userType : undefined;
        if (userType) return onSignedIn(userType);
        setShown({ failed: messageOf(outcome, texts.errors) });
      })
      .catch((error) => {
        console.error(error);
        setShown({ failed: texts.errors.unexpected });
      });
  });
  if (shown && 'challenge' in shown)
    return <CodeForm texts={texts} {...shown} onSignedIn={onSignedIn} onBack={onAgain} />;
  if (shown)
    return (
      <>
        <p className="general-error" role="alert">
          {shown.failed}
        </p>
        <button type="button" className="button primary wide" onClick={onAgain}>
          {texts.returning.again}
        </button>
      </>
    );
  return (
    <p className="lead" role="status">
      {texts.returning.busy}
    </p>
  );
};
