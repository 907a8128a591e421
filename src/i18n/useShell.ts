import english from '../../locales/en/shared.json';
import { useShownLanguage } from './shownLanguage.ts';

/** The shell's texts, for pages without react-admin. */
export const useShell = (): typeof english.shell =>
  useShownLanguage().words?.catalogue.shell ?? english.shell;
