import { type SyntheticEvent, useRef, useState } from 'react';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { AuthTexts } from '../i18n/en/auth.ts';
import { SampleSignIns } from './SampleSignIns.tsx';
import { SignInField } from './SignInField.tsx';
import { UserTypeChoice } from './UserTypeChoice.tsx';
import { useSampleData } from './useSampleData.ts';
import { useSignIn } from './useSignIn.ts';

interface Props {
  texts: AuthTexts;
  /** The browser-only demo: any email and password will do. */
  demo: boolean;
  onSignedIn: (userType: string) => void;
}

export const SignInForm = ({ texts, demo, onSignedIn }: Props) => {
  const { fields, errors, general, busy, edit, submit, send } = useSignIn(texts.errors, onSignedIn);
  const [userType, setUserType] = useState<UserType>('provider');
  const [passwordShown, showPassword] = useState(false);
  const sampleData = useSampleData();
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = submit(demo ? userType : undefined);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <p className="general-error" role="alert">
          {general}
        </p>
        <SignInField
          label={texts.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          value={fields.email}
          error={errors.email}
          onChange={({ target }) => edit('email', target.value)}
        />
        <SignInField
          label={texts.signIn.password}
          name="password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={fields.password}
          error={errors.password}
          onChange={({ target }) => edit('password', target.value)}
        >
          <button
            type="button"
            className="reveal"
            aria-label={passwordShown ? texts.signIn.hidePassword : texts.signIn.showPassword}
            onClick={() => showPassword(!passwordShown)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {passwordShown && <path d="M4 20 20 4" />}
            </svg>
          </button>
        </SignInField>
        {demo && <UserTypeChoice texts={texts} value={userType} onChange={setUserType} />}
        <button type="submit" className="button primary wide" aria-disabled={busy}>
          {busy ? texts.signIn.submitting : texts.signIn.submit}
        </button>
      </form>
      {sampleData && !demo && <SampleSignIns texts={texts} disabled={busy} onChoose={send} />}
    </>
  );
};
