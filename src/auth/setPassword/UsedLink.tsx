import { useState } from 'react';
import type { AuthTexts } from '../../i18n/en/auth.ts';
import { ForgotForm } from '../passwordReset/ForgotForm.tsx';

/** A link that has been used or is too old, and the way to a new one. */
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
