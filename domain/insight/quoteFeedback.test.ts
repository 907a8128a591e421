import { describe, expect, it } from 'vitest';
import { feedbackOn } from './quoteFeedback.ts';

const quote = (place: number, more: object = {}) => ({
  id: `PR-${place}`,
  providerId: `CO-${place}`,
  status: 'Not Awarded' as const,
  rate: 10_000,
  currency: 'USD' as const,
  startDate: '2026-08-03',
  matchScore: 80,
  ...more,
});
const rivals = [1, 2, 3, 4].map((place) => quote(place));
const awarded = quote(5, { status: 'Accepted', rate: 9_000, startDate: '2026-07-20', matchScore: 92 });
const mine = quote(9);

describe('what would have changed the rank of a quote', () => {
  it('is told in ranges against the awarded quotes', () => {
    expect(feedbackOn(mine, [...rivals, awarded, mine])).toEqual({
      rate: '10–20% higher',
      start: '1–2 weeks later',
      score: '5–15 points lower',
    });
  });

  it('is not told where fewer than five quotes of others stand behind it', () => {
    const few = { rate: null, start: null, score: null };
    expect(feedbackOn(mine, [...rivals.slice(1), awarded, mine])).toEqual(few);
    const own = [quote(9, { id: 'PR-10' }), quote(9, { id: 'PR-11' })];
    expect(feedbackOn(mine, [...rivals.slice(1), awarded, mine, ...own])).toEqual(few);
  });

  it('leaves out rates of another currency and scores that are unknown', () => {
    const inEuro = { ...awarded, currency: 'EUR' as const, matchScore: null };
    expect(feedbackOn(mine, [...rivals, inEuro, mine])).toEqual({
      rate: null,
      start: '1–2 weeks later',
      score: null,
    });
  });
});
