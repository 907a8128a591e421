import type { Language } from '../i18n/languages.ts';
import { inSite } from '../platform/siteAddress.ts';

/** The paths of the public pages, below the language. The start page has an empty path. */
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
 * The frame of the pages that the server fills: the list of open jobs and each job. Its path, title and
 * description are placeholders that cannot occur in a text.
 */
export const framed = '__PAGE__';
/** The page for unknown addresses. */
export const notFound = 'not-found';
export type AnyPage = SitePage | typeof framed | typeof notFound;

/** Placeholder for the origin of the site, which the server fills in. */
export const siteMark = '__SITE__';

/** Whether search engines may index the page. */
export const isListed = (page: AnyPage) => page !== 'set-password' && page !== notFound;

/** The address of a page in one language: `/de/privacy`. */
export const pathOf = (page: AnyPage, language: Language) => inSite(`/${language}/${page}`);

/** The address that responds in the visitor's own language: `/privacy`. */
export const negotiatedPath = (page: AnyPage) => inSite(`/${page}`);

/** The list of open jobs. */
export const jobsPath = (language: Language) => inSite(`/${language}/jobs`);
