import { type Language, languageCodes } from '../i18n/languages.ts';
import type { LandingTexts } from './catalogues.ts';
import { matchPicture } from './matchPicture.ts';
import { type AnyPage, isListed, negotiatedPath, pathOf } from './sitePages.ts';
import { aboutUs, questionsAndAnswers } from './structuredData.ts';

interface Props {
  page: AnyPage;
  language: Language;
  title: string;
  description: string;
  texts: LandingTexts;
  /** The origin of the site, such as `https://talentbench.example`, if known. */
  site?: string | undefined;
}

/** Open Graph's code for each language. */
const locales: Record<Language, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE' };

const Data = ({ of }: { of: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with every < escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }}
  />
);

/** Tags that need absolute URLs, which search engines and social networks require. */
const Addresses = ({ page, language, site }: Pick<Props, 'page' | 'language'> & { site: string }) => (
  <>
    <link rel="canonical" href={site + pathOf(page, language)} />
    {languageCodes.map((code) => (
      <link key={code} rel="alternate" hrefLang={code} href={site + pathOf(page, code)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={site + negotiatedPath(page)} />
    <meta property="og:url" content={site + pathOf(page, language)} />
    <meta property="og:image" content={`${site}/share.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
  </>
);

/** The picture of the first screen is asked for with the page, in the scheme of the system. */
const FirstPicture = ({ language }: Pick<Props, 'language'>) =>
  (['light', 'dark'] as const).map((colours) => (
    <link
      key={colours}
      rel="preload"
      as="image"
      fetchPriority="high"
      media={`(prefers-color-scheme: ${colours})`}
      href={matchPicture(language, colours)}
    />
  ));

/** Metadata for search engines and social networks. */
export const Head = ({ page, language, title, description, texts, site }: Props) => {
  if (!isListed(page)) return <meta name="robots" content="noindex" />;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      {site !== undefined && (
        <>
          <Addresses page={page} language={language} site={site} />
          <meta property="og:image:alt" content={texts.hero.art} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <Data of={aboutUs(site)} />
      {page === '' && <FirstPicture language={language} />}
      {page === '' && <Data of={questionsAndAnswers(texts.faq, language)} />}
    </>
  );
};
