import type { Language } from '../i18n/languages.ts';

/** The public pages by their path below the language; the start page has none. */
export const sitePages = [
  '',
  'privacy',
  'terms',
  'cookies',
  'careers',
  'support',
  'partners',
  'set-password',
] as const;

export type SitePage = (typeof sitePages)[number];

/** Pages that a search engine has no business on. */
export const isListed = (page: SitePage) => page !== 'set-password';

/** The address of a page in one language: `/de/privacy`. */
export const pathOf = (page: SitePage, language: Language) => `/${language}/${page}`;

/** The address that answers in the visitor's own language: `/privacy`. */
export const negotiatedPath = (page: SitePage) => `/${page}`;
