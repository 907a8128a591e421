import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf, monthAfter } from '../time/days.ts';
import {
  type Bar,
  type BenchCandidate,
  barsOf,
  benchStates,
  type Deal,
  type Kept,
  startsFrom,
} from './benchBars.ts';
import { rollOffs } from './rollOffs.ts';

const today = '2026-03-02';
const dana: BenchCandidate = {
  id: 'BE-001',
  status: 'Available',
  availability: 'Immediate',
  availableFrom: null,
};
const deal = (id: string, startDate: string, endDate: string, more: Partial<Deal> = {}): Deal => ({
  id,
  candidateId: 'BE-001',
  type: 'SOW',
  status: 'Active',
  startDate,
  endDate,
  ...more,
});
const hold = (id: string, startDate: string, endDate: string): Kept => ({
  id,
  candidateId: 'BE-001',
  startDate,
  endDate,
});
const march = { from: '2026-03-01', to: '2026-03-31' };
const told = (bars: readonly Bar[]) =>
  bars.map(({ state, from, to }) => `${state} ${from.slice(8)}-${to.slice(8)}`);

describe('a candidate’s calendar bars', () => {
  test('show a candidate without commitments as free on every day', () => {
    expect(told(barsOf(dana, { contracts: [], holds: [] }, march, today))).toEqual(['free 01-31']);
  });

  test('show the days of a running contract as placed and the others as free', () => {
    const contracts = [deal('CT-1', '2026-03-05', '2026-03-12')];
    expect(told(barsOf(dana, { contracts, holds: [] }, march, today))).toEqual([
      'free 01-04',
      'placed 05-12',
      'free 13-31',
    ]);
  });

  test('show days booked by two signed contracts as a separate bar that names both', () => {
    const contracts = [deal('CT-1', '2026-03-05', '2026-03-12'), deal('CT-2', '2026-03-10', '2026-03-20')];
    const bars = barsOf(dana, { contracts, holds: [] }, march, today);
    expect(told(bars)).toEqual(['free 01-04', 'placed 05-09', 'placed 10-12', 'placed 13-20', 'free 21-31']);
    expect(bars.map(({ source, beside }) => [source, ...beside])).toEqual([
      [null],
      ['CT-1'],
      ['CT-1', 'CT-2'],
      ['CT-2'],
      [null],
    ]);
  });

  test('show a contract that ended early until the day it ended', () => {
    const ended = { status: 'Expired', updatedAt: '2026-03-01T10:00:00.000Z' } as const;
    const contracts = [deal('CT-1', '2026-03-01', '2026-03-12', ended)];
    expect(told(barsOf(dana, { contracts, holds: [] }, march, today))).toEqual([
      'placed 01-01',
      'free 02-31',
    ]);
  });

  test('give placed precedence over awaiting signature, and that over on hold', () => {
    const contracts = [
      deal('CT-2', '2026-03-08', '2026-03-20', { status: 'Pending' }),
      deal('CT-1', '2026-03-05', '2026-03-12'),
    ];
    const holds = [hold('HD-1', '2026-03-01', '2026-03-25')];
    expect(told(barsOf(dana, { contracts, holds }, march, today))).toEqual([
      'held 01-04',
      'placed 05-12',
      'pending 13-20',
      'held 21-25',
      'free 26-31',
    ]);
  });

  test('ignore drafts, agreements without an assignment, and contracts of other candidates', () => {
    const contracts = [
      deal('CT-1', '2026-03-05', '2026-03-12', { status: 'Draft' }),
      deal('CT-2', '2026-03-05', '2026-03-12', { type: 'NDA' }),
      deal('CT-3', '2026-03-05', '2026-03-12', { candidateId: 'BE-002' }),
    ];
    expect(told(barsOf(dana, { contracts, holds: [] }, march, today))).toEqual(['free 01-31']);
  });

  test('count two weeks’ notice from today, unless a later date is given', () => {
    const onNotice: BenchCandidate = { ...dana, availability: '2 weeks notice' };
    expect(told(barsOf(onNotice, { contracts: [], holds: [] }, march, today))).toEqual([
      'free 01-01',
      'later 02-15',
      'free 16-31',
    ]);
    expect(startsFrom({ ...onNotice, availableFrom: '2026-05-01' }, today)).toBe('2026-05-01');
  });

  test('show a candidate marked as placed without a contract as placed from today', () => {
    const placed: BenchCandidate = { ...dana, status: 'Placed' };
    expect(told(barsOf(placed, { contracts: [], holds: [] }, march, today))).toEqual([
      'free 01-01',
      'placed 02-31',
    ]);
  });

  test('fill the period without gaps or overlaps, with the strongest claim on each day, for any contracts and holds', () => {
    const day = fc.integer({ min: -60, max: 120 }).map((days) => addDays(today, days));
    const span = fc.tuple(day, fc.integer({ min: 0, max: 60 })).map(([from, days]) => ({
      startDate: from,
      endDate: addDays(from, days),
    }));
    const deals = fc.array(fc.tuple(span, fc.constantFrom('Active', 'Pending', 'Expired', 'Draft')), {
      maxLength: 6,
    });
    const persons = fc.record({
      status: fc.constantFrom('Available', 'In Discussion', 'Placed'),
      availability: fc.constantFrom('Immediate', '2 weeks notice', '1 month notice'),
      availableFrom: fc.option(day),
    });
    fc.assert(
      fc.property(
        persons,
        deals,
        fc.array(span, { maxLength: 4 }),
        day,
        fc.integer({ min: 0, max: 90 }),
        (who, made, kept, from, days) => {
          const period = { from, to: addDays(from, days) };
          const contracts = made.map(([{ startDate, endDate }, status], place) =>
            deal(`CT-${place}`, startDate, endDate, { status: status as Deal['status'] }),
          );
          const holds = kept.map(({ startDate, endDate }, place) => hold(`HD-${place}`, startDate, endDate));
          const bars = barsOf(
            { id: 'BE-001', ...who } as BenchCandidate,
            { contracts, holds },
            period,
            today,
          );
          expect(bars[0]?.from).toBe(period.from);
          expect(bars.at(-1)?.to).toBe(period.to);
          for (const [place, bar] of bars.entries()) {
            expect(bar.from <= bar.to).toBe(true);
            if (place > 0) expect(bar.from).toBe(addDays((bars[place - 1] as Bar).to, 1));
            for (const claim of contracts.filter(({ status }) => status === 'Active'))
              if (claim.startDate <= bar.to && claim.endDate >= bar.from) expect(bar.state).toBe('placed');
            for (const claim of holds)
              if (claim.startDate <= bar.to && claim.endDate >= bar.from)
                expect(benchStates.indexOf(bar.state)).toBeLessThanOrEqual(benchStates.indexOf('held'));
          }
        },
      ),
    );
  });
});

describe('roll-offs', () => {
  test('within 30, 60 and 90 days are the contracts whose last day falls within them, soonest first', () => {
    const contracts = [
      deal('CT-1', '2026-01-01', '2026-03-20'),
      deal('CT-2', '2026-01-01', '2026-04-20', { candidateId: 'BE-002' }),
      deal('CT-3', '2026-01-01', '2026-05-20', { candidateId: 'BE-003' }),
      deal('CT-4', '2026-01-01', '2026-02-20', { candidateId: 'BE-004' }),
    ];
    const within = (days: number) => rollOffs(contracts, today, days).map(({ candidateId }) => candidateId);
    expect(within(30)).toEqual(['BE-001']);
    expect(within(60)).toEqual(['BE-001', 'BE-002']);
    expect(within(90)).toEqual(['BE-001', 'BE-002', 'BE-003']);
  });

  test('of a candidate booked twice use the later contract and name the other one', () => {
    const contracts = [deal('CT-1', '2026-01-01', '2026-03-20'), deal('CT-2', '2026-03-10', '2026-04-30')];
    expect(rollOffs(contracts, today, 90)).toEqual([
      { candidateId: 'BE-001', contractId: 'CT-2', on: '2026-04-30', beside: ['CT-1'] },
    ]);
  });

  test('exclude candidates whose next contract follows directly', () => {
    const contracts = [deal('CT-1', '2026-01-01', '2026-03-20'), deal('CT-2', '2026-03-21', '2026-09-30')];
    expect(rollOffs(contracts, today, 90)).toEqual([]);
    const gap = [deal('CT-1', '2026-01-01', '2026-03-20'), deal('CT-2', '2026-03-23', '2026-09-30')];
    expect(rollOffs(gap, today, 90)).toEqual([
      { candidateId: 'BE-001', contractId: 'CT-1', on: '2026-03-20', beside: [] },
    ]);
  });
});

test('dates are counted across months, leap years and the turn of the year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60);
  expect(mondayOf('2026-03-01')).toBe('2026-02-23');
  expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  expect(monthAfter('2026-11-30', 2)).toBe('2027-01-01');
});
