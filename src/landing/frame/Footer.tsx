import type { ReactNode } from 'react';
import { fill } from '../../../domain/words/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { legalPagesChanged } from '../siteDetails.ts';
import { jobsPath, pathOf } from '../sitePages.ts';
import { Brand } from './Brand.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialLinks } from './SocialLinks.tsx';

interface Props {
  texts: LandingTexts;
  language: Language;
  contact?: ReactNode;
}

const Links = ({ title, links }: { title: string; links: [href: string, text: string][] }) => (
  <nav aria-label={title}>
    <h2 className="footer-title">{title}</h2>
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const LinkColumns = ({ texts: { footer, nav }, language }: Omit<Props, 'contact'>) => {
  const home = pathOf('', language);
  const to = (page: 'careers' | 'support' | 'partners' | 'privacy' | 'terms' | 'cookies') =>
    [pathOf(page, language), footer[page]] as [string, string];
  return (
    <>
      <Links
        title={footer.product}
        links={[
          [`${home}#features`, nav.features],
          [`${home}#pricing`, nav.pricing],
          [`${home}#about`, nav.about],
          [`${home}#questions`, footer.faq],
        ]}
      />
      <Links
        title={footer.company}
        links={[[jobsPath(language), footer.jobs], to('careers'), to('support'), to('partners')]}
      />
      <Links title={footer.legal} links={[to('privacy'), to('terms'), to('cookies')]} />
    </>
  );
};

/** The footer of every public page. On the start page it begins with the contact section. */
export const Footer = ({ texts, language, contact }: Props) => (
  <footer className="footer">
    {contact}
    <div className="footer-links">
      <div className="footer-brand">
        <Brand name={texts.brand} href={pathOf('', language)} />
        <p>{texts.footer.tagline}</p>
        <SocialLinks label={texts.footer.follow} />
      </div>
      <LinkColumns texts={texts} language={language} />
      <Newsletter texts={texts} language={language} />
    </div>
    <p className="footer-rights">{fill(texts.footer.rights, { year: legalPagesChanged.slice(0, 4) })}</p>
  </footer>
);
