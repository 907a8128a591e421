import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { http } from '../http.ts';

/** Asks for a mail with a link to set a new password. The answer never tells whether there is such an account. */
export const askForLink = async (email: string, key: string): Promise<void> => {
  const { lang } = document.documentElement;
  await http.post('auth/password-reset', {
    json: { email: email.trim(), ...(isLanguage(lang) && { language: lang }) },
    headers: idempotent(key),
  });
};
