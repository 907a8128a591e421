import { useCallback, useEffect, useState } from 'react';
import { fill } from '../../../domain/words/fill.ts';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { inSite } from '../../platform/siteAddress.ts';
import { failureText } from '../failureText.ts';
import { ForgotForm } from '../passwordReset/ForgotForm.tsx';
import { isUsedUp, lookAtLink, type PasswordLink } from './linkCalls.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** An expired or used link, with a way to request a new one. */
const UsedLink = ({ texts, email }: { texts: AuthTexts; email: string }) => {
  const [asking, setAsking] = useState(false);
  const words = texts.setPassword;
  return (
    <>
      <h1>{words.usedTitle}</h1>
      <p className="lead">{words.used}</p>
      {asking ? (
        <ForgotForm texts={texts} email={email} />
      ) : (
        <button type="button" className="button primary wide" onClick={() => setAsking(true)}>
          {words.askAgain}
        </button>
      )}
    </>
  );
};

type Stage =
  | { name: 'checking' }
  | { name: 'failed'; why: string }
  | { name: 'usedUp'; email: string }
  | { name: 'asking' | 'done'; link: PasswordLink };

/** Target of a password link: checks the link, sets a password, then goes to sign-in. */
export const SetPassword = ({ texts, token }: { texts: AuthTexts; token: string }) => {
  const [stage, setStage] = useState<Stage>({ name: 'checking' });
  const words = texts.setPassword;

  const look = useCallback(async () => {
    setStage({ name: 'checking' });
    if (!token) return setStage({ name: 'usedUp', email: '' });
    try {
      setStage({ name: 'asking', link: await lookAtLink(token) });
    } catch (error) {
      if (isUsedUp(error)) setStage({ name: 'usedUp', email: '' });
      else setStage({ name: 'failed', why: failureText(error, texts.errors) });
    }
  }, [token, texts]);
  useEffect(() => {
    look();
  }, [look]);

  switch (stage.name) {
    case 'checking':
      return <p role="status">{words.checking}</p>;
    case 'failed':
      return (
        <div role="alert">
          <h1>{words.failedTitle}</h1>
          <p className="lead">{stage.why}</p>
          <button type="button" className="button primary wide" onClick={look}>
            {words.retry}
          </button>
        </div>
      );
    case 'usedUp':
      return <UsedLink texts={texts} email={stage.email} />;
    case 'asking':
      return (
        <SetPasswordForm
          texts={texts}
          token={token}
          link={stage.link}
          onSet={() => setStage({ name: 'done', link: stage.link })}
          onUsedUp={() => setStage({ name: 'usedUp', email: stage.link.email })}
        />
      );
    case 'done':
      return (
        <div role="status">
          <h1>{words.doneTitle}</h1>
          <p className="lead">{fill(words.done, { firstName: stage.link.firstName })}</p>
          <a
            className="button primary wide"
            href={inSite(`/?signIn=${encodeURIComponent(stage.link.email)}`)}
          >
            {words.toSignIn}
          </a>
        </div>
      );
  }
};
