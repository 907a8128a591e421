import { writeSupportHours } from '../../../domain/support/supportHours.ts';
import { fill } from '../../../domain/words/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts, TextPage as PageName, PagesOfSiteTexts } from '../catalogues.ts';
import { Frame } from '../frame/Frame.tsx';
import { legalPagesChanged, siteDetails } from '../siteDetails.ts';
import { pathOf } from '../sitePages.ts';

interface Props {
  page: PageName;
  texts: LandingTexts;
  pages: PagesOfSiteTexts;
  language: Language;
}

const isLegal = (page: PageName) => page === 'privacy' || page === 'terms' || page === 'cookies';

const changedOn = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(legalPagesChanged),
  );

/** A legal or company page: sections of plain text and a contact. */
export const TextPage = ({ page, texts, pages, language }: Props) => {
  const { frame } = pages;
  const { title, lead, sections } = pages[page];
  const { operator, email, phone } = siteDetails;
  const places = { ...writeSupportHours(language), operator: operator || frame.operator, email, phone };
  const words = (text: string) => fill(text, places);
  return (
    <Frame page={page} texts={texts} language={language}>
      <main id="content" className="text-page" tabIndex={-1}>
        <div className="text-head">
          <h1>{title}</h1>
          <p className="section-lead">{words(lead)}</p>
          {isLegal(page) && <p className="changed">{fill(frame.updated, { date: changedOn(language) })}</p>}
        </div>
        <nav aria-label={frame.contents}>
          <p>{frame.contents}</p>
          <ol>
            {sections.map((section, place) => (
              <li key={section.title}>
                <a href={`#part-${place + 1}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text">
          {sections.map((section, place) => (
            <section
              key={section.title}
              id={`part-${place + 1}`}
              tabIndex={-1}
              aria-labelledby={`part-${place + 1}-title`}
            >
              <h2 id={`part-${place + 1}-title`}>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{words(paragraph)}</p>
              ))}
              {section.points.length > 0 && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{words(point)}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <aside className="ask" aria-labelledby="ask-title">
            <h2 id="ask-title">{frame.questions.title}</h2>
            <p>{words(frame.questions.text)}</p>
            <p className="ask-actions">
              <a className="button primary" href={`mailto:${email}`}>
                {email}
              </a>
              <a className="button quiet" href={`${pathOf('', language)}#contact`}>
                {frame.questions.action}
              </a>
            </p>
          </aside>
        </div>
      </main>
    </Frame>
  );
};
