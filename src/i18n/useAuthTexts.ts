import { type AuthTexts, auth } from './en/auth.ts';
import { useShownLanguage } from './shownLanguage.ts';

/** The texts of signing in, for the pages that do without react-admin. */
export const useAuthTexts = (): AuthTexts => useShownLanguage().words?.catalogue.auth ?? auth;
