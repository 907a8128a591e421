import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { askHealth } from './askHealth.ts';
import { CodeForm } from './CodeForm.tsx';
import { Field } from './Field.tsx';
import { LazyPasskeyButton } from './LazyPasskeyButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RememberChoice } from './RememberChoice.tsx';
import { SampleSignIns } from './SampleSignIns.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { UserTypeChoice } from './UserTypeChoice.tsx';
import { useSignIn } from './useSignIn.ts';

/** True once the server reports sample data; otherwise false. */
const useSampleData = () => {
  const [sampleData, setSampleData] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    askHealth(leaving.signal)
      .then((health) => setSampleData(health.sampleData === true))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return sampleData;
};

interface Props {
  texts: AuthTexts;
  /** The browser-only demo accepts any email and password. */
  demo: boolean;
  email?: string;
  onSignedIn: (userType: string) => void;
  onForgot: (email: string) => void;
}

export const SignInForm = ({ texts, demo, email = '', onSignedIn, onForgot }: Props) => {
  const [remember, setRemember] = useState(true);
  const keeping = remember ? 'device' : 'tab';
  const { fields, errors, general, busy, step, edit, submit, send, startOver } = useSignIn({
    email,
    keeping,
    texts: texts.errors,
    onSignedIn,
  });
  const [userType, setUserType] = useState<UserType>('provider');
  const sampleData = useSampleData();
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = submit(demo ? userType : undefined);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  if (step)
    return <CodeForm texts={texts} {...step} keeping={keeping} onSignedIn={onSignedIn} onBack={startOver} />;
  return (
    <>
      <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
        <p className="general-error" role="alert">
          {general}
        </p>
        <Field
          label={texts.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          value={fields.email}
          error={errors.email}
          onChange={({ target }) => edit('email', target.value)}
        />
        <PasswordField
          texts={texts.signIn}
          label={texts.signIn.password}
          name="password"
          autoComplete="current-password"
          value={fields.password}
          error={errors.password}
          onChange={({ target }) => edit('password', target.value)}
        />
        {demo && <UserTypeChoice texts={texts} value={userType} onChange={setUserType} />}
        <RememberChoice texts={texts.signIn} checked={remember} onChange={setRemember}>
          <button type="button" className="text-button" onClick={() => onForgot(fields.email)}>
            {texts.signIn.forgot}
          </button>
        </RememberChoice>
        <SubmitButton busy={busy} label={texts.signIn.submit} busyLabel={texts.signIn.submitting} />
      </form>
      {!demo && (
        <LazyPasskeyButton
          texts={texts}
          label={texts.signIn.passkey}
          keeping={keeping}
          onSignedIn={onSignedIn}
        />
      )}
      {sampleData && !demo && <SampleSignIns texts={texts} disabled={busy} onChoose={send} />}
    </>
  );
};
