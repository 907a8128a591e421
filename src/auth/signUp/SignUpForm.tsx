import { useEffect, useRef } from 'react';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { Field } from '../Field.tsx';
import { http } from '../http.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { useEntryForm } from '../useEntryForm.ts';
import { SideChoice } from './SideChoice.tsx';
import { readCount, type SignUpFields, signUpErrors } from './signUpErrors.ts';

/** Sends a sign-up request with the page's language for the reply. */
const sendSignUp = async (
  { message, benchEmployees, ...fields }: SignUpFields,
  key: string,
): Promise<void> => {
  const { lang } = document.documentElement;
  const trimmed = Object.fromEntries(
    Object.entries({ ...fields, ...(message.trim() && { message }) }).map(([name, text]) => [
      name,
      text.trim(),
    ]),
  );
  const stated = fields.userType === 'provider' && benchEmployees.trim();
  await http.post('signUpRequests', {
    json: {
      ...trimmed,
      ...(stated && { benchEmployees: readCount(benchEmployees) }),
      ...(isLanguage(lang) && { language: lang }),
    },
    headers: idempotent(key),
  });
};

const first: SignUpFields = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  userType: 'recruiter',
  benchEmployees: '',
  message: '',
  homepage: '',
};

interface Props {
  texts: AuthTexts;
  /** `stillHere` is false if the dialog was closed before the response. */
  onSent: (firstName: string, stillHere: boolean) => void;
}

/** A visitor's request to join, decided by the operator. */
export const SignUpForm = ({ texts: { signUp: words, errors }, onSent }: Props) => {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const { form, fields, general, busy, edit, bind, submit, ...found } = useEntryForm<SignUpFields>({
    first,
    texts: errors,
    check: (asked) => signUpErrors(asked, errors),
    send: async (asked, key) => {
      await sendSignUp(asked, key);
      onSent(asked.firstName.trim(), here.current);
    },
  });
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit}>
      <p className="general-error" role="alert">
        {general}
      </p>
      <div className="field-pair">
        <Field label={words.firstName} autoComplete="given-name" required {...bind('firstName')} />
        <Field label={words.lastName} autoComplete="family-name" required {...bind('lastName')} />
      </div>
      <Field label={words.email} type="email" autoComplete="email" required {...bind('email')} />
      <Field label={words.company} autoComplete="organization" required {...bind('company')} />
      <SideChoice
        texts={words}
        value={fields.userType}
        error={found.errors.userType}
        onChange={(side) => edit('userType', side)}
      />
      {fields.userType === 'provider' && (
        <Field
          label={words.benchEmployees}
          note={words.optional}
          inputMode="numeric"
          autoComplete="off"
          {...bind('benchEmployees')}
        />
      )}
      <Field label={words.message} note={words.optional} multiline rows={3} {...bind('message')} />
      <div className="for-machines" aria-hidden="true">
        <label>
          {words.homepage}
          <input
            name="homepage"
            tabIndex={-1}
            autoComplete="off"
            value={fields.homepage}
            onChange={({ target }) => edit('homepage', target.value)}
          />
        </label>
      </div>
      <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
    </form>
  );
};
