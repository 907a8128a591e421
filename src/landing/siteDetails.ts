import { operator } from '../platform/operator.ts';

/** The site's operator and contact details. Each is set at build time by a VITE_ variable. */
export const siteDetails = {
  ...operator,
  social: {
    Facebook: import.meta.env.VITE_FACEBOOK_URL ?? 'https://talentbench.example/facebook',
    Twitter: import.meta.env.VITE_TWITTER_URL ?? 'https://talentbench.example/twitter',
    LinkedIn: import.meta.env.VITE_LINKEDIN_URL ?? 'https://talentbench.example/linkedin',
    Instagram: import.meta.env.VITE_INSTAGRAM_URL ?? 'https://talentbench.example/instagram',
    YouTube: import.meta.env.VITE_YOUTUBE_URL ?? 'https://talentbench.example/youtube',
  },
};

export type SocialNetwork = keyof typeof siteDetails.social;

/** The date of the last change to the legal pages, ISO 8601. */
export const legalPagesChanged = '2026-11-21';
