import type { Language } from '../i18n/languages.ts';
import { renderPage } from './render.tsx';
import type { SitePage } from './sitePages.ts';

/** Puts a public page into the test's document, as it is before any script runs. */
export const openPage = (page: SitePage = '', language: Language = 'en') => {
  const rendered = renderPage(page, language, 'https://talentbench.example');
  document.documentElement.lang = language;
  document.head.innerHTML = rendered.head;
  document.body.innerHTML = rendered.body;
  return rendered;
};
