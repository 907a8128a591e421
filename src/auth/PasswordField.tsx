import { type InputHTMLAttributes, useState } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { Field } from './Field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  texts: AuthTexts['signIn'];
  label: string;
  error?: string;
  hint?: string;
}

/** A password field with a button to reveal it. */
export const PasswordField = ({ texts, ...field }: Props) => {
  const [shown, show] = useState(false);
  return (
    <Field {...field} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="reveal"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        onClick={() => show(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {shown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </Field>
  );
};
