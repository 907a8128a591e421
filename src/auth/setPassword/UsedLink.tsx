import { useState } from 'react';
import type { AuthTexts } from '../../i18n/en/auth.ts';
import { ForgotForm } from '../passwordReset/ForgotForm.tsx';

/** An expired or used link, with a way to request a new one. */
export const UsedLink = ({ texts, email }: { texts: AuthTexts; email: string }) => {
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
