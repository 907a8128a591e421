import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';

type Profile = Pick<Candidate, 'availability' | 'availableFrom' | 'rate' | 'currency'>;
type Stated = Pick<Proposal, 'statedAvailability' | 'statedFrom' | 'statedRate' | 'currency'>;

/** What a quote keeps of its candidate's profile, to tell later what has changed. */
export const statedInQuote = (
  { availability, availableFrom, rate, currency }: Profile,
  quote: Pick<Proposal, 'currency'>,
): Omit<Stated, 'currency'> => ({
  statedAvailability: availability,
  statedFrom: availableFrom,
  statedRate: currency === quote.currency ? rate : null,
});

/** What the profile says otherwise now than when the quote was sent: from and to. */
export type ChangedSinceQuote = {
  availability?: [from: Candidate['availability'], to: Candidate['availability']];
  /** Days; null for at once or after the notice period. */
  availableFrom?: [from: string | null, to: string | null];
  /** In the currency of the quote. */
  rate?: [from: number, to: number];
};

/** Days that have come are the same as no day. */
const ahead = (day: string | null, today: string): string | null =>
  day !== null && day > today ? day : null;

export const changedSinceQuote = (quote: Stated, profile: Profile, today: string): ChangedSinceQuote => {
  const { statedAvailability, statedFrom, statedRate, currency } = quote;
  if (statedAvailability === null) return {};
  const [from, to] = [ahead(statedFrom, today), ahead(profile.availableFrom, today)];
  return {
    ...(statedAvailability !== profile.availability && {
      availability: [statedAvailability, profile.availability],
    }),
    ...(from !== to && { availableFrom: [from, to] }),
    ...(statedRate !== null &&
      profile.currency === currency &&
      statedRate !== profile.rate && { rate: [statedRate, profile.rate] }),
  };
};
