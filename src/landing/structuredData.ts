import type { Language } from '../i18n/languages.ts';
import type { LandingTexts } from './catalogues.ts';
import { siteDetails } from './siteDetails.ts';

/** The organization, as schema.org data. */
export const aboutUs = (site?: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'TalentBench',
  ...(siteDetails.operator && { legalName: siteDetails.operator }),
  ...(site !== undefined && { url: `${site}/`, logo: `${site}/favicon.svg` }),
  email: siteDetails.email,
  telephone: siteDetails.phone,
  address: siteDetails.address,
  sameAs: Object.values(siteDetails.social),
});

/** The page's questions and answers, as schema.org data. */
export const questionsAndAnswers = ({ items }: LandingTexts['faq'], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
