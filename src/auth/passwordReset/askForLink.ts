import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { http } from '../http.ts';

/** Requests a mail with a password link. The response never reveals whether the account exists. */
export const askForLink = async (email: string, key: string): Promise<void> => {
  const { lang } = document.documentElement;
  await http.post('auth/password-reset', {
    json: { email: email.trim(), ...(isLanguage(lang) && { language: lang }) },
    headers: idempotent(key),
  });
};
