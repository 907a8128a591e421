import english from '../../locales/en/auth.json';
import type { AuthTexts } from './authTexts.ts';
import { useShownLanguage } from './shownLanguage.ts';

/** The sign-in texts, for pages without react-admin. */
export const useAuthTexts = (): AuthTexts => useShownLanguage().words?.catalogue.auth ?? english.auth;
