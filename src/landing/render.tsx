import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languageCodes } from '../i18n/languages.ts';
import { landingTexts, pageTexts } from './catalogues.ts';
import { Frame } from './frame/Frame.tsx';
import { Head } from './Head.tsx';
import jobsCss from './jobs.css?inline';
import { Landing } from './Landing.tsx';
import css from './landing.css?inline';
import { NotFound } from './pages/NotFound.tsx';
import { SetPasswordPage } from './pages/SetPasswordPage.tsx';
import { TextPage } from './pages/TextPage.tsx';
import { framed, notFound, type SitePage, sitePages } from './sitePages.ts';

const bodyOf = (page: SitePage, language: Language) => {
  const texts = landingTexts(language);
  const pages = pageTexts(language);
  if (page === '') return { body: <Landing texts={texts} language={language} />, ...texts.page };
  if (page === 'set-password')
    return {
      body: <SetPasswordPage texts={texts} own={pages.setPassword} language={language} />,
      title: `${pages.setPassword.title} · ${texts.brand}`,
      description: pages.setPassword.description,
    };
  return {
    body: <TextPage page={page} texts={texts} pages={pages} language={language} />,
    title: `${pages[page].title} · ${texts.brand}`,
    description: pages[page].description,
  };
};

/** Renders one public page to HTML with its styles at build time. The visitor loads no React. */
export const renderPage = (page: SitePage, language: Language, site?: string) => {
  const { body, title, description } = bodyOf(page, language);
  const words = { page, language, title, description, site, texts: landingTexts(language) };
  return {
    page,
    language,
    title,
    description,
    css,
    head: renderToStaticMarkup(<Head {...words} />),
    body: renderToStaticMarkup(body),
  };
};

/** Every public page in every language. */
export const renderSite = (site?: string) =>
  languageCodes.flatMap((language) => sitePages.map((page) => renderPage(page, language, site)));

/** The page for unknown addresses. */
export const renderNotFound = (language: Language) => {
  const texts = landingTexts(language);
  const own = pageTexts(language).notFound;
  const title = `${own.title} · ${texts.brand}`;
  const words = { page: notFound, language, title, description: own.description, texts } as const;
  return {
    ...words,
    css,
    head: renderToStaticMarkup(<Head {...words} />),
    body: renderToStaticMarkup(<NotFound texts={texts} own={own} language={language} />),
  };
};

export const renderAllNotFound = () => languageCodes.map(renderNotFound);

const JobsFrame = ({ language }: { language: Language }) => (
  <Frame page={framed} texts={landingTexts(language)} language={language}>
    <main id="content" className="jobs-page" tabIndex={-1}>
      __MAIN__
    </main>
  </Frame>
);

/** The frame of the job pages. The server replaces these placeholders. */
const renderFrame = (language: Language, site?: string) => {
  const [title, description] = ['__TITLE__', '__DESCRIPTION__'];
  const words = { page: framed, language, title, description, site, texts: landingTexts(language) } as const;
  return {
    page: framed,
    language,
    title,
    description,
    css: css + jobsCss,
    head: `${renderToStaticMarkup(<Head {...words} />)}__DATA__`,
    body: renderToStaticMarkup(<JobsFrame language={language} />),
  };
};

export const renderFrames = (site?: string) => languageCodes.map((language) => renderFrame(language, site));
