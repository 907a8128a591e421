import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts, PagesOfSiteTexts } from '../catalogues.ts';
import { Frame } from '../frame/Frame.tsx';
import { notFound, pathOf } from '../sitePages.ts';

interface Props {
  texts: LandingTexts;
  own: PagesOfSiteTexts['notFound'];
  language: Language;
}

/** The page for unknown addresses, with a link to the start page. */
export const NotFound = ({ texts, own, language }: Props) => (
  <Frame page={notFound} texts={texts} language={language}>
    <main id="content" className="text-page" tabIndex={-1}>
      <div className="text-head">
        <h1>{own.title}</h1>
        <p className="section-lead">{own.text}</p>
        <p className="ask-actions">
          <a className="button primary" href={pathOf('', language)}>
            {own.home}
          </a>
        </p>
      </div>
    </main>
  </Frame>
);
