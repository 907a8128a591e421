import type { Language } from '../i18n/languages.ts';
import { inSite } from '../platform/siteAddress.ts';

/** The address of the picture on the first screen. */
export const matchPicture = (language: Language, colours: 'light' | 'dark'): string =>
  inSite(`/pictures/match-${language}-${colours}.webp`);
