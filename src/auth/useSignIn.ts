import { useState } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import type { Keeping } from './session.ts';
import { type Credentials, type SecondStep, type SignInOutcome, signIn } from './signIn.ts';
import { type SignInFieldErrors, type SignInFields, signInErrors } from './signInErrors.ts';

export const messageOf = (outcome: SignInOutcome & { success: false }, texts: AuthTexts['errors']) => {
  if (outcome.code === 'timeout') return texts.timeout;
  if (outcome.code === 'unreachable') return texts.unreachable;
  if (outcome.code === 'unreadable') return texts.unexpected;
  return outcome.message || texts.loginFailed;
};

interface Options {
  /** Initial values. */
  email: string;
  keeping: Keeping;
  texts: AuthTexts['errors'];
  onSignedIn: (userType: string) => void;
}

/** State of the sign-in form: fields, field errors, a general error, and whether a response is pending. */
export const useSignIn = ({ email, keeping, texts, onSignedIn }: Options) => {
  const [fields, setFields] = useState<SignInFields>({ email, password: '' });
  const [errors, setErrors] = useState<SignInFieldErrors>({});
  const [general, setGeneral] = useState('');
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);

  const edit = (name: keyof SignInFields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    setGeneral('');
  };

  const send = async (credentials: Credentials) => {
    setBusy(true);
    setErrors({});
    setGeneral('');
    try {
      const outcome = await signIn(credentials, keeping);
      if (outcome.success) return onSignedIn(outcome.userType);
      const { challenge, passkey } = outcome;
      if (challenge) setStep({ challenge, passkey });
      else setGeneral(messageOf(outcome, texts));
    } catch (error) {
      console.error(error);
      setGeneral(texts.unexpected);
    }
    setBusy(false);
  };

  /** Sends the fields, or shows their errors and returns the first invalid field. */
  const submit = (userType?: string): keyof SignInFields | undefined => {
    const found = signInErrors(fields, texts);
    setErrors(found);
    setGeneral('');
    if (found.email) return 'email';
    if (found.password) return 'password';
    send({ email: fields.email.trim(), password: fields.password, userType });
    return undefined;
  };

  /** Returns from the code to an empty password field. */
  const startOver = () => {
    setStep(null);
    edit('password', '');
  };

  return { fields, errors, general, busy, step, edit, submit, send, startOver };
};
