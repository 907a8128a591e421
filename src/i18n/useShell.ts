import { shell } from './en/shell.ts';
import { useShownLanguage } from './shownLanguage.ts';

/** The shell's texts, for pages without react-admin. */
export const useShell = (): typeof shell => useShownLanguage().words?.catalogue.shell ?? shell;
