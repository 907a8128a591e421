import { describe, expect, test } from 'vitest';
import type { RateCard } from '../contract/deals/rateCards.ts';
import type { RateLine } from '../contract/deals/rateLines.ts';
import { aboveCap, type CappedRate, capFor } from './rateCaps.ts';

const card = (id: string, lines: RateLine[], columns: Partial<RateCard> = {}): RateCard => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: `Card ${id}`,
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  currency: 'USD',
  validFrom: '2026-01-01',
  validUntil: null,
  setBy: 'recruiter',
  lines,
  ...columns,
});
const line = (skill: string, rate: number, level: RateLine['level'] = null): RateLine => ({
  skill,
  level,
  rate,
});
const asked: CappedRate = { titles: [], skills: ['React', 'CSS'], experience: 7, currency: 'USD' };

describe('the cap of a rate', () => {
  test('is that of the skill, and there is none for skills that no card names', () => {
    expect(capFor([card('RC-1', [line('React', 9500)])], asked)).toMatchObject({
      cardId: 'RC-1',
      skill: 'React',
      rate: 9500,
      cards: 1,
    });
    expect(capFor([card('RC-1', [line('Java', 9500)])], asked)).toBeNull();
    expect(capFor([], asked)).toBeNull();
  });

  test('comes from the line of the candidate’s level before one for any level, even if it is higher', () => {
    const cards = [
      card('RC-1', [line('React', 8000), line('React', 9500, 'Senior'), line('React', 6000, 'Junior')]),
    ];
    expect(capFor(cards, asked)).toMatchObject({ rate: 9500, level: 'Senior' });
    expect(capFor(cards, { ...asked, experience: 4 })).toMatchObject({ rate: 8000, level: null });
    expect(capFor(cards, { ...asked, experience: null })).toMatchObject({ rate: 8000, level: null });
  });

  test('is the highest of the lines of one card, and the lowest of several cards', () => {
    const one = card('RC-1', [line('React', 9500), line('CSS', 5000)]);
    const other = card('RC-2', [line('react', 9000)]);
    expect(capFor([one], asked)).toMatchObject({ rate: 9500, cards: 1 });
    expect(capFor([one, other], asked)).toMatchObject({
      cardId: 'RC-2',
      name: 'Card RC-2',
      rate: 9000,
      cards: 2,
    });
  });

  test('comes from a line for the role before one for a skill', () => {
    const cards = [card('RC-1', [line('React', 12000), line('Frontend Developer', 9000)])];
    expect(capFor(cards, { ...asked, titles: ['frontend  developer'] })).toMatchObject({ rate: 9000 });
  });

  test('counts names of one skill together', () => {
    const idOf = (skill: string) => (skill.toLowerCase() === 'k8s' ? 'kubernetes' : skill.toLowerCase());
    const cards = [card('RC-1', [line('k8s', 9000)])];
    expect(capFor(cards, { ...asked, skills: ['Kubernetes'] }, idOf)).toMatchObject({ skill: 'k8s' });
  });

  test('is that of a card in the same currency, and only without one that of another currency', () => {
    const euro = card('RC-1', [line('React', 7000)], { currency: 'EUR' });
    const dollar = card('RC-2', [line('React', 9500)]);
    expect(capFor([euro, dollar], asked)).toMatchObject({ currency: 'USD', rate: 9500, cards: 1 });
    expect(capFor([euro], asked)).toMatchObject({ currency: 'EUR', rate: 7000 });
  });
});

test('a rate is above a cap only in the currency of the cap', () => {
  const cap = { rate: 9500, currency: 'USD' as const };
  expect(aboveCap(11000, 'USD', cap)).toBe(1500);
  expect(aboveCap(9500, 'USD', cap)).toBe(0);
  expect(aboveCap(11000, 'EUR', cap)).toBe(0);
  expect(aboveCap(11000, 'USD', null)).toBe(0);
});
