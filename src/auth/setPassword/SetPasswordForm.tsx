import { fill } from '../../../domain/words/fill.ts';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { PasswordField } from '../PasswordField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useEntryForm } from '../useEntryForm.ts';
import { isUsedUp, type PasswordLink, spendLink } from './linkCalls.ts';

const shortest = 8;

type Fields = { password: string; repeat: string };

const check = ({ password, repeat }: Fields, texts: AuthTexts['errors']): Partial<Fields> => {
  const errors: Partial<Fields> = {};
  if (!password) errors.password = texts.passwordRequired;
  else if (password.length < shortest) errors.password = texts.newPasswordShort;
  if (!repeat) errors.repeat = texts.repeatRequired;
  else if (repeat !== password) errors.repeat = texts.repeatDiffers;
  return errors;
};

interface Props {
  texts: AuthTexts;
  token: string;
  link: PasswordLink;
  onSet: () => void;
  onUsedUp: () => void;
}

/** The new password, twice. */
export const SetPasswordForm = ({ texts, token, link, onSet, onUsedUp }: Props) => {
  const { setPassword: words, errors, signIn } = texts;
  const { form, general, busy, bind, submit } = useEntryForm<Fields>({
    first: { password: '', repeat: '' },
    texts: errors,
    check: (asked) => check(asked, errors),
    send: async ({ password }, key) => {
      try {
        await spendLink(token, password, key);
      } catch (error) {
        if (!isUsedUp(error)) throw error;
        return onUsedUp();
      }
      onSet();
    },
  });
  const invited = link.purpose === 'invitation';
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit}>
      <h1>{fill(invited ? words.welcome : words.again, { firstName: link.firstName })}</h1>
      <p className="lead">{fill(invited ? words.welcomeLead : words.againLead, { email: link.email })}</p>
      <p className="general-error" role="alert">
        {general}
      </p>
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        texts={signIn}
        label={words.password}
        hint={words.hint}
        autoComplete="new-password"
        required
        {...bind('password')}
      />
      <PasswordField
        texts={signIn}
        label={words.repeat}
        autoComplete="new-password"
        required
        {...bind('repeat')}
      />
      <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
    </form>
  );
};
