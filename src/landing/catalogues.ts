import type { LandingTexts } from '../i18n/en/landing.ts';
import type { PagesOfSiteTexts } from '../i18n/en/pagesOfSite.ts';
import type { Language } from '../i18n/languages.ts';

const landings = import.meta.glob<LandingTexts>('../i18n/*/landing.ts', { eager: true, import: 'landing' });
const pages = import.meta.glob<PagesOfSiteTexts>('../i18n/*/pagesOfSite.ts', {
  eager: true,
  import: 'pagesOfSite',
});

const inLanguage = <Texts>(catalogues: Record<string, Texts>, name: string, language: Language): Texts =>
  catalogues[`../i18n/${language}/${name}.ts`] ?? (catalogues[`../i18n/en/${name}.ts`] as Texts);

export const landingTexts = (language: Language) => inLanguage(landings, 'landing', language);

export const pageTexts = (language: Language) => inLanguage(pages, 'pagesOfSite', language);
