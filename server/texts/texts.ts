import type { Language } from '../../domain/contract/languages.ts';
import de from '../../locales/de/server.json' with { type: 'json' };
import en from '../../locales/en/server.json' with { type: 'json' };
import es from '../../locales/es/server.json' with { type: 'json' };
import fr from '../../locales/fr/server.json' with { type: 'json' };

type ServerTexts = typeof en;

/** The texts of mails and of the pages that the server renders. */
export const serverTexts: Record<Language, ServerTexts> = { en, es, fr, de };
