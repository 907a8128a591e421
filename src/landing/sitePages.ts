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

/**
 * The frame of the pages that the server fills: the list of open jobs and each job. In place of its path, its title
 * and the like stand these marks, one of which no text can be.
 */
export const framed = '__PAGE__';
/** What an address without a page is answered with. */
export const notFound = 'not-found';
export type AnyPage = SitePage | typeof framed | typeof notFound;

/** Stands in the pages for the address of the site, which the server knows. */
export const siteMark = '__SITE__';

/** Pages that a search engine has no business on. */
export const isListed = (page: AnyPage) => page !== 'set-password' && page !== notFound;

/** The address of a page in one language: `/de/privacy`. */
export const pathOf = (page: AnyPage, language: Language) => `/${language}/${page}`;

/** The address that answers in the visitor's own language: `/privacy`. */
export const negotiatedPath = (page: AnyPage) => `/${page}`;

/** The list of open jobs, which the server makes; a site without one has no such page. */
export const jobsPath = (language: Language) => `/${language}/jobs`;
export const hasJobs = import.meta.env?.MODE !== 'demo';
