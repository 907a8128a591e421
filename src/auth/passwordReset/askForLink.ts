import { isLanguage } from '../../i18n/languages.ts';
import { idempotent } from '../api.ts';
import { call } from '../call.ts';

/** Requests a mail with a password link. The response never reveals whether the account exists. */
export const askForLink = async (email: string, key: string): Promise<void> => {
  const { lang } = document.documentElement;
  const given = { email: email.trim(), ...(isLanguage(lang) && { language: lang }) };
  await call('POST /auth/password-reset', given, { headers: idempotent(key) });
};
