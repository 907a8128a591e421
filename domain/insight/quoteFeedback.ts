import type { Proposal } from '../contract/deals/proposals.ts';

/** How many quotes of other providers must stand behind a comparison. */
export const leastQuotes = 5;

export const rateBands = ['lower', 'within 5%', '5–10% higher', '10–20% higher', 'over 20% higher'] as const;
export const startBands = [
  'earlier',
  'same week',
  '1–2 weeks later',
  '2–4 weeks later',
  'over 4 weeks later',
] as const;
export const scoreBands = ['higher', 'within 5 points', '5–15 points lower', 'over 15 points lower'] as const;

/** How a quote that was not awarded compares with the awarded ones, in ranges; null where too few quotes stand behind it. */
export type QuoteFeedback = {
  rate: (typeof rateBands)[number] | null;
  start: (typeof startBands)[number] | null;
  score: (typeof scoreBands)[number] | null;
};

type Quote = Pick<
  Proposal,
  'id' | 'providerId' | 'status' | 'rate' | 'currency' | 'startDate' | 'matchScore'
>;

const none: QuoteFeedback = { rate: null, start: null, score: null };
const day = 86_400_000;

/** Compares with the mean of the awarded quotes, and only if enough quotes of others were made. */
export const feedbackOn = (quote: Quote, all: readonly Quote[]): QuoteFeedback => {
  const others = all.filter(({ providerId }) => providerId !== quote.providerId);
  const awarded = others.filter(({ status }) => status === 'Accepted');
  if (others.length < leastQuotes || awarded.length === 0) return none;
  const sameCurrency = awarded.filter(({ currency }) => currency === quote.currency);
  const scored = awarded.flatMap(({ matchScore }) => (matchScore === null ? [] : [matchScore]));
  return {
    rate: sameCurrency.length ? rateBand(quote.rate / mean(sameCurrency.map(({ rate }) => rate)) - 1) : null,
    start: startBand(
      (Date.parse(quote.startDate) - mean(awarded.map(({ startDate }) => Date.parse(startDate)))) / day,
    ),
    score: quote.matchScore === null || !scored.length ? null : scoreBand(mean(scored) - quote.matchScore),
  };
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const rateBand = (above: number): (typeof rateBands)[number] => {
  if (above < -0.05) return 'lower';
  if (above <= 0.05) return 'within 5%';
  if (above <= 0.1) return '5–10% higher';
  return above <= 0.2 ? '10–20% higher' : 'over 20% higher';
};

const startBand = (days: number): (typeof startBands)[number] => {
  if (days < -7) return 'earlier';
  if (days <= 7) return 'same week';
  if (days <= 14) return '1–2 weeks later';
  return days <= 28 ? '2–4 weeks later' : 'over 4 weeks later';
};

const scoreBand = (below: number): (typeof scoreBands)[number] => {
  if (below < -5) return 'higher';
  if (below <= 5) return 'within 5 points';
  return below <= 15 ? '5–15 points lower' : 'over 15 points lower';
};
