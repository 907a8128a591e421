import { emailShape } from '../../domain/contract/emailShape.ts';
import type { AuthTexts } from '../i18n/authTexts.ts';

export interface SignInFields {
  email: string;
  password: string;
}
export type SignInFieldErrors = Partial<Record<keyof SignInFields, string>>;

/** Why this is no valid email, or undefined. */
export const emailError = (email: string, texts: AuthTexts['errors']) => {
  if (!email.trim()) return texts.emailRequired;
  return emailShape.test(email.trim()) ? undefined : texts.emailInvalid;
};

const passwordError = (password: string, texts: AuthTexts['errors']) => {
  if (!password) return texts.passwordRequired;
  return password.length < 6 ? texts.passwordShort : undefined;
};

/** Validation errors by field; empty if the form can be sent. */
export const signInErrors = (
  { email, password }: SignInFields,
  texts: AuthTexts['errors'],
): SignInFieldErrors => {
  const errors: SignInFieldErrors = {};
  const ofEmail = emailError(email, texts);
  const ofPassword = passwordError(password, texts);
  if (ofEmail) errors.email = ofEmail;
  if (ofPassword) errors.password = ofPassword;
  return errors;
};
