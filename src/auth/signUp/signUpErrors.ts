import { mostOnBench, signUpLimits } from '../../../domain/contract/accounts/signUpLimits.ts';
import { fill } from '../../../domain/words/fill.ts';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { emailError } from '../signInErrors.ts';

/** A type, not an interface: a form's fields are looked up by name. */
export type SignUpFields = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  userType: string;
  /** As typed; empty if not stated. Only providers are asked. */
  benchEmployees: string;
  message: string;
  /** Hidden from people: only bots fill it in. */
  homepage: string;
};

type SignUpErrors = Partial<Record<keyof SignUpFields, string>>;

const needed = ['firstName', 'lastName', 'email', 'company'] as const;
const limited = Object.keys(signUpLimits) as (keyof typeof signUpLimits)[];

/** A whole number as people write it (40, 1,200, 1.200, 1 200); NaN for anything else. */
export const readCount = (typed: string): number => {
  const digits = typed.trim().replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Validation errors of a sign-up request, by field. */
export const signUpErrors = (fields: SignUpFields, texts: AuthTexts['errors']): SignUpErrors => {
  const errors: SignUpErrors = {};
  for (const field of limited) {
    const max = signUpLimits[field];
    if (fields[field].trim().length > max) errors[field] = fill(texts.tooLong, { max: String(max) });
  }
  for (const field of needed) if (!fields[field].trim()) errors[field] = texts.required;
  if (fields.userType === 'provider' && fields.benchEmployees.trim()) {
    const count = readCount(fields.benchEmployees);
    if (!(count >= 1 && count <= mostOnBench))
      errors.benchEmployees = fill(texts.benchEmployees, {
        max: mostOnBench.toLocaleString(document.documentElement.lang || 'en'),
      });
  }
  errors.email ??= emailError(fields.email, texts);
  if (!fields.email.trim()) errors.email = texts.emailRequired;
  return errors;
};
