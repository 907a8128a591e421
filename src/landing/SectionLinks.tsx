import type { LandingTexts } from '../i18n/en/landing.ts';

const sections = ['home', 'features', 'pricing', 'about', 'contact'] as const;

/** Links to the page's sections by their anchor ids. */
export const SectionLinks = ({ nav, look }: { nav: LandingTexts['nav']; look: string }) => (
  <ul>
    {sections.map((section) => (
      <li key={section}>
        <a className={look} href={`#${section}`}>
          {nav[section]}
        </a>
      </li>
    ))}
  </ul>
);
