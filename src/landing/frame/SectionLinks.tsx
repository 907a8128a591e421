import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { type AnyPage, pathOf } from '../sitePages.ts';

const sections = ['home', 'features', 'pricing', 'about', 'contact'] as const;

interface Props {
  page: AnyPage;
  language: Language;
  nav: LandingTexts['nav'];
  look: string;
}

/** Links to the start page's sections, from the start page or any other page. */
export const SectionLinks = ({ page, language, nav, look }: Props) => (
  <ul className={`${look}s`}>
    {sections.map((section) => (
      <li key={section}>
        <a className={look} href={`${page === '' ? '' : pathOf('', language)}#${section}`}>
          {nav[section]}
        </a>
      </li>
    ))}
  </ul>
);
