import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/deals/contracts.ts';
import { idleTime, matchHistory, viewsOver } from './candidate.ts';
import { shift } from './freshness.ts';

const today = '2026-03-31';
const candidate = {
  status: 'Available' as const,
  benchSince: '2026-03-01',
  createdAt: '2025-01-01T08:00:00.000Z',
};
const contract = (
  startDate: string,
  endDate: string,
  status: Contract['status'],
  type: Contract['type'] = 'SOW',
) => ({ startDate, endDate, status, type });

describe('profile views of a candidate', () => {
  it('are grouped by day for a month, including days without views', () => {
    const { by, bars, total } = viewsOver([{ day: today }, { day: today }, { day: '2026-03-02' }], today, 30);
    expect([by, bars.length, total]).toEqual(['day', 30, 3]);
    expect(bars[0]).toEqual({ day: '2026-03-02', views: 1 });
    expect(bars.at(-1)).toEqual({ day: today, views: 2 });
  });

  it('are grouped by week for longer ranges', () => {
    const { by, bars } = viewsOver([{ day: today }, { day: '2026-03-25' }, { day: '2026-03-24' }], today, 90);
    expect([by, bars.length]).toEqual(['week', 13]);
    expect(bars.slice(-2)).toEqual([
      { day: '2026-03-18', views: 1 },
      { day: '2026-03-25', views: 2 },
    ]);
  });

  it('outside the range are left out, and all others are in exactly one bar', () => {
    const ages = fc.array(fc.integer({ min: -5, max: 400 }));
    fc.assert(
      fc.property(ages, fc.constantFrom(30, 90, 365), (days, range) => {
        const { bars, total } = viewsOver(
          days.map((age) => ({ day: shift(today, -age) })),
          today,
          range,
        );
        expect(total).toBe(days.filter((age) => age >= 0 && age < range).length);
        expect(bars.reduce((sum, { views }) => sum + views, 0)).toBe(total);
      }),
    );
  });
});

describe('idle days', () => {
  it('count from the day on the bench', () => {
    expect(idleTime(candidate, [], today)).toEqual({ state: 'idle', since: '2026-03-01', days: 30 });
  });

  it('count from the roll-off if that is later', () => {
    const over = contract('2025-01-01', '2026-03-20', 'Expired');
    expect(idleTime(candidate, [over], today)).toEqual({ state: 'idle', since: '2026-03-21', days: 10 });
  });

  it('count from the day the profile was created if nothing else is known', () => {
    expect(idleTime({ ...candidate, benchSince: null }, [], '2025-01-11')).toMatchObject({ days: 10 });
  });

  it('do not count during a placement, or for a confidentiality agreement', () => {
    const running = contract('2026-01-01', '2026-06-30', 'Active');
    expect(idleTime(candidate, [running], today)).toEqual({ state: 'atWork', until: '2026-06-30' });
    const secrets = contract('2026-01-01', '2026-06-30', 'Active', 'NDA');
    expect(idleTime(candidate, [secrets], today).state).toBe('idle');
    expect(idleTime({ ...candidate, status: 'Placed' }, [], today)).toEqual({ state: 'atWork', until: null });
  });
});

it('the match history lists requests and contracts, latest first', () => {
  const history = matchHistory(
    [{ id: 'RR-001', received: '2026-01-05', recruiterId: 'CO-002', position: 'Tester', status: 'Declined' }],
    [
      {
        id: 'CT-001',
        startDate: '2026-02-01',
        recruiterId: null,
        client: 'Acme',
        type: 'SOW',
        status: 'Active',
      },
    ],
  );
  expect(history.map(({ id, kind }) => [id, kind])).toEqual([
    ['CT-001', 'contract'],
    ['RR-001', 'request'],
  ]);
});
