import { type AuthTexts, auth } from './en/auth.ts';
import { useShownLanguage } from './shownLanguage.ts';

/** The sign-in texts, for pages without react-admin. */
export const useAuthTexts = (): AuthTexts => useShownLanguage().words?.catalogue.auth ?? auth;
