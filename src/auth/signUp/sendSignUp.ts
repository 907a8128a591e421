import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { http } from '../http.ts';
import type { SignUpFields } from './signUpErrors.ts';

/** Sends a sign-up request with the page's language for the reply. */
export const sendSignUp = async ({ message, ...fields }: SignUpFields, key: string): Promise<void> => {
  const { lang } = document.documentElement;
  const trimmed = Object.fromEntries(
    Object.entries({ ...fields, ...(message.trim() && { message }) }).map(([name, text]) => [
      name,
      text.trim(),
    ]),
  );
  await http.post('signUpRequests', {
    json: { ...trimmed, ...(isLanguage(lang) && { language: lang }) },
    headers: idempotent(key),
  });
};
