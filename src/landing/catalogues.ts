import type site from '../../locales/en/site.json';
import type { Language } from '../i18n/languages.ts';

export type LandingTexts = typeof site.landing;

export type TextPage = 'privacy' | 'terms' | 'cookies' | 'careers' | 'support' | 'partners';

interface PageTexts {
  title: string;
  description: string;
  lead: string;
  sections: { title: string; paragraphs: string[]; points: string[] }[];
}

/** `%{operator}`, `%{email}` and `%{phone}` come from the site's details. */
export type PagesOfSiteTexts = Pick<typeof site.pagesOfSite, 'frame' | 'notFound' | 'setPassword'> &
  Record<TextPage, PageTexts>;

const catalogues = import.meta.glob<{ landing: LandingTexts; pagesOfSite: PagesOfSiteTexts }>(
  '../../locales/*/site.json',
  { eager: true, import: 'default' },
);

const textsIn = (language: Language) => {
  const texts = catalogues[`../../locales/${language}/site.json`];
  if (!texts) throw new Error(`The site has no texts in ${language}`);
  return texts;
};

export const landingTexts = (language: Language): LandingTexts => textsIn(language).landing;

export const pageTexts = (language: Language): PagesOfSiteTexts => textsIn(language).pagesOfSite;
