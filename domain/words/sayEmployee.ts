import de from '../../locales/de/employees.json' with { type: 'json' };
import en from '../../locales/en/employees.json' with { type: 'json' };
import es from '../../locales/es/employees.json' with { type: 'json' };
import fr from '../../locales/fr/employees.json' with { type: 'json' };
import { allResources } from '../contract/deals/allResources.ts';
import type { Language } from '../contract/languages.ts';

const words = { en, es, fr, de };

/** Whom a contract is for, in this language. A name stays as it is. Apart from `sayValue.ts`, so that dashboards are light. */
export const sayEmployee = (name: string, locale: string): string =>
  name === allResources ? (words[locale.slice(0, 2) as Language] ?? en).allResources : name;
