import { useState } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { ApiError } from './ApiError.ts';
import { Field } from './Field.tsx';
import { LazyPasskeyButton } from './LazyPasskeyButton.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { Keeping } from './session.ts';
import { type SecondStep, sendCode } from './signIn.ts';
import { useEntryForm } from './useEntryForm.ts';
import { messageOf } from './useSignIn.ts';

interface Props extends SecondStep {
  texts: AuthTexts;
  keeping: Keeping;
  onSignedIn: (userType: string) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code from the app, a recovery code, or a passkey. */
export const CodeForm = ({ texts, challenge, passkey, keeping, onSignedIn, onBack }: Props) => {
  const words = texts.code;
  const [current, setCurrent] = useState(challenge);
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { code: '' },
    texts: texts.errors,
    check: ({ code }): { code?: string } => (code.trim() ? {} : { code: texts.errors.required }),
    send: async ({ code }) => {
      const outcome = await sendCode({ challenge: current, code: code.trim() }, keeping);
      if (outcome.success) return onSignedIn(outcome.userType);
      const message = messageOf(outcome, texts.errors);
      if (!outcome.challenge) throw new ApiError(message, 401, { message });
      setCurrent(outcome.challenge);
      throw new ApiError(message, 401, { errors: { code: words.wrong } });
    },
  });
  return (
    <>
      <form ref={form} noValidate aria-busy={busy} aria-label={words.title} onSubmit={submit}>
        <p className="lead">{words.lead}</p>
        <p className="general-error" role="alert">
          {general}
        </p>
        <Field
          autoFocus
          label={words.label}
          hint={words.hint}
          autoComplete="one-time-code"
          maxLength={40}
          spellCheck={false}
          {...bind('code')}
        />
        <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
      </form>
      {passkey && (
        <LazyPasskeyButton
          texts={texts}
          label={words.passkey}
          keeping={keeping}
          challenge={current}
          onSignedIn={onSignedIn}
          onNext={setCurrent}
        />
      )}
      <p className="way-over">
        <button type="button" className="text-button" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </>
  );
};
