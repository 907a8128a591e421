/** Who runs this site and how to reach them. Each is set at build time by its VITE_ variable. */
export const siteDetails = {
  /** The legal name on the legal pages; without one they speak of "the operator". */
  operator: import.meta.env.VITE_OPERATOR_NAME ?? '',
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@talentbench.example',
  phone: import.meta.env.VITE_CONTACT_PHONE ?? '+1 555 0100',
  address: import.meta.env.VITE_CONTACT_ADDRESS ?? '12 Plank Street, Bridgeport, CT 06604',
  social: {
    Facebook: import.meta.env.VITE_FACEBOOK_URL ?? 'https://talentbench.example/facebook',
    Twitter: import.meta.env.VITE_TWITTER_URL ?? 'https://talentbench.example/twitter',
    LinkedIn: import.meta.env.VITE_LINKEDIN_URL ?? 'https://talentbench.example/linkedin',
    Instagram: import.meta.env.VITE_INSTAGRAM_URL ?? 'https://talentbench.example/instagram',
    YouTube: import.meta.env.VITE_YOUTUBE_URL ?? 'https://talentbench.example/youtube',
  },
};

export type SocialNetwork = keyof typeof siteDetails.social;

/** The day the legal pages were last changed, ISO 8601. */
export const legalPagesChanged = '2026-11-21';
