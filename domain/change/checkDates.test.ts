import { describe, expect, test } from 'vitest';
import { nounNames, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import { Refusal } from '../errors.ts';
import { firstPlatform } from '../settings/platform.ts';
import { checkDates } from './checkDates.ts';
import type { Context, Values } from './context.ts';

const at = (now: string, timeZone = 'UTC'): Context => ({
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'Ada',
  now: new Date(now),
  platform: { ...firstPlatform, timeZone },
});
const noon = at('2026-06-15T12:00:00.000Z');
const faults = (
  noun: 'complianceFrameworks' | 'transactions',
  after: Values,
  { before = null, context = noon }: { before?: Values | null; context?: Context } = {},
) => {
  try {
    checkDates(nounOf(noun), before, after, context);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors;
  }
};

describe('dates of what has happened', () => {
  test('are today or earlier, in the platform’s time zone', () => {
    const later = { date: 'Choose today or an earlier date' };
    expect(faults('transactions', { date: '2026-06-15' })).toEqual({});
    expect(faults('transactions', { date: '2026-06-16' })).toEqual(later);
    const evening = '2026-06-15T23:00:00.000Z';
    const tomorrow = { date: '2026-06-16' };
    expect(faults('transactions', tomorrow, { context: at(evening, 'America/New_York') })).toEqual(later);
    expect(faults('transactions', tomorrow, { context: at(evening, 'Asia/Kolkata') })).toEqual({});
  });

  test('are checked when they change', () => {
    const before = { date: '2026-06-20' };
    expect(faults('transactions', { ...before, reference: 'A-1' }, { before })).toEqual({});
  });
});

test('an audit lies in the past, and the next one after it', () => {
  const next = { nextAudit: 'Choose a date on or after the start date' };
  expect(
    Object.keys(faults('complianceFrameworks', { lastAudit: '2027-01-01', nextAudit: null }) ?? {}),
  ).toEqual(['lastAudit']);
  const swapped = { lastAudit: '2026-05-01', nextAudit: '2026-04-30' };
  expect(Object.keys(faults('complianceFrameworks', swapped) ?? {})).toEqual(Object.keys(next));
  expect(faults('complianceFrameworks', { lastAudit: '2026-05-01', nextAudit: '2027-05-01' })).toEqual({});
  expect(faults('complianceFrameworks', { lastAudit: null, nextAudit: '2027-05-01' })).toEqual({});
});

test('the rules name dates of their noun', () => {
  for (const name of nounNames) {
    const { pastDates = [], datesInOrder = [] } = nounOf(name);
    for (const field of [...pastDates, ...datesInOrder.flat()])
      expect([name, field, metaOfField(nounOf(name), field).column]).toEqual([name, field, 'date']);
  }
});
