/** Burst size, the seconds in which it refills, and what is counted. */
export type Limit = {
  most: number;
  seconds: number;
  per: 'address' | 'person' | 'account' | 'link' | 'key';
  /** Holds only while the platform’s setting `rateLimiting` is on. */
  switchable?: true;
};

const hour = 3600;

/** Rate limits of the API. Enough for an office behind one address. */
export const limits = {
  signUpRequests: { most: 20, seconds: hour, per: 'address' },
  newsletterSubscriptions: { most: 20, seconds: hour, per: 'address' },
  contactMessages: { most: 20, seconds: hour, per: 'address' },
  talentCounts: { most: 60, seconds: 60, per: 'address' },
  /** Calendar apps poll a few times an hour. */
  calendars: { most: 30, seconds: 60, per: 'link' },
  /** Each search is stored and runs in the single matching thread. */
  searches: { most: 60, seconds: 60, per: 'person' },
  /** A busy morning of pages and lists stays far below. */
  requests: { most: 3000, seconds: 60, per: 'person' },
  /** Ten a second, of each API key by itself. */
  keyRequests: { most: 600, seconds: 60, per: 'key' },
  /** Of a company's directory: Entra ID expects 25 a second. */
  scimRequests: { most: 1500, seconds: 60, per: 'key' },
  /** Requested once for each page of cards, and computed by the shared matching thread. */
  scores: { most: 120, seconds: 60, per: 'person', switchable: true },
  /** Page loads, and uses of features that leave no row. */
  pageLoads: { most: 60, seconds: 60, per: 'person' },
  featureUses: { most: 60, seconds: 60, per: 'person' },
  /** The response is half a megabyte; clients that cache it revalidate with an ETag for free. */
  openApi: { most: 60, seconds: 60, per: 'address' },
  /** Mail services send many people's clicks from few addresses. */
  unsubscribe: { most: 600, seconds: 60, per: 'address' },
  signing: { most: 60, seconds: 60, per: 'address' },
  hotLists: { most: 120, seconds: 60, per: 'address' },
  hotListQuestions: { most: 20, seconds: hour, per: 'address' },
  interviewInvitations: { most: 120, seconds: 60, per: 'address' },
  setUp: { most: 30, seconds: 60, per: 'address' },
  passwordLinks: { most: 60, seconds: 60, per: 'address' },
  passwordReset: { most: 20, seconds: hour, per: 'address' },
  singleSignOn: { most: 60, seconds: 60, per: 'address' },
  passkeys: { most: 60, seconds: 60, per: 'address' },
  /** Each makes the server ask another one. */
  connectionTests: { most: 20, seconds: 60, per: 'person' },
  passwordResetOfAccount: { most: 5, seconds: hour, per: 'account' },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** A limit in words, for the description of the API. */
export const limitText = (name: LimitName): string => {
  const { most, seconds, per } = limits[name];
  return `At most ${most} calls ${seconds === hour ? 'an hour' : 'a minute'} per ${per}.`;
};
