import { useState } from 'react';
import { fill } from '../../../domain/words/fill.ts';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { call } from '../call.ts';
import { Field } from '../Field.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { emailError } from '../signInErrors.ts';
import { useEntryForm } from '../useEntryForm.ts';

/** Requests a mail with a password link. The response never reveals whether the account exists. */
const askForLink = async (email: string, key: string): Promise<void> => {
  const { lang } = document.documentElement;
  const given = { email: email.trim(), ...(isLanguage(lang) && { language: lang }) };
  await call('POST /auth/password-reset', given, { headers: idempotent(key) });
};

interface Props {
  texts: AuthTexts;
  email: string;
}

/** One field, with the same response whether the account exists or not. */
export const ForgotForm = ({ texts: { forgot: words, signIn, errors }, email }: Props) => {
  const [sentTo, setSentTo] = useState('');
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { email },
    texts: errors,
    check: (asked): { email?: string } => {
      const found = emailError(asked.email, errors);
      return found ? { email: found } : {};
    },
    send: async (asked, key) => {
      await askForLink(asked.email, key);
      setSentTo(asked.email.trim());
    },
  });
  if (sentTo)
    return (
      <p className="sent" role="status">
        {fill(words.sent, { email: sentTo })}
      </p>
    );
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit}>
      <p className="lead">{words.lead}</p>
      <p className="general-error" role="alert">
        {general}
      </p>
      <Field label={signIn.email} type="email" autoComplete="username" required {...bind('email')} />
      <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
    </form>
  );
};
