import { useState } from 'react';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { Field } from '../Field.tsx';
import { RememberChoice } from '../RememberChoice.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { beginSignOn } from '../signIn.ts';
import { emailError } from '../signInErrors.ts';
import { useEntryForm } from '../useEntryForm.ts';
import { leaveWayBack } from './wayBack.ts';

interface Props {
  texts: AuthTexts;
  email: string;
  onLeave: (url: string) => void;
}

/** Asks for the work email, by whose domain the server knows the company, and continues at its provider. */
export const CompanyForm = ({ texts: { company: words, signIn, errors }, email, onLeave }: Props) => {
  const [remember, setRemember] = useState(true);
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { email },
    texts: errors,
    check: (asked): { email?: string } => {
      const found = emailError(asked.email, errors);
      return found ? { email: found } : {};
    },
    send: async (asked) => {
      const url = await beginSignOn(asked.email.trim());
      leaveWayBack(remember ? 'device' : 'tab', window.location);
      onLeave(url);
    },
  });
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit}>
      <p className="lead">{words.lead}</p>
      <p className="general-error" role="alert">
        {general}
      </p>
      <Field label={words.email} type="email" autoComplete="username" required {...bind('email')} />
      <RememberChoice texts={signIn} checked={remember} onChange={setRemember} />
      <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
    </form>
  );
};
