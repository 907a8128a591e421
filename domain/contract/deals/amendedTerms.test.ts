import { describe, expect, it } from 'vitest';
import { amendedTerms, endAfterNotice, firstWeekAfter, newRateAfter, rateOfWeek } from './amendedTerms.ts';

const contract = {
  startDate: '2026-01-01',
  endDate: '2026-06-30',
  rate: 10_000,
  monthlyHours: 100,
  totalValue: 6_000_000,
  conversionFee: null,
  conversionFeeUntil: null,
  nextRate: null,
  nextRateFrom: null,
};
const decidedAt = '2026-02-10T00:00:00.000Z';
const agreed = {
  status: 'Agreed' as const,
  rate: null,
  rateFrom: null,
  formerRate: 10_000,
  decidedAt,
  createdAt: decidedAt,
};
const extension = { ...agreed, kind: 'Extension' as const, endDate: '2026-08-31' };
const earlyEnd = { ...agreed, kind: 'Early End' as const, endDate: '2026-03-31' };

describe('the terms after an amendment', () => {
  it('add the months of an extension at its rate, and take off those of an early end', () => {
    expect(amendedTerms(contract, extension, [])).toEqual({ endDate: '2026-08-31', totalValue: 8_000_000 });
    expect(amendedTerms(contract, { ...extension, rate: 12_000, rateFrom: '2026-07-06' }, [])).toEqual({
      endDate: '2026-08-31',
      totalValue: 8_400_000,
      nextRate: 12_000,
      nextRateFrom: '2026-07-06',
    });
    expect(amendedTerms(contract, earlyEnd, [])).toEqual({ endDate: '2026-03-31', totalValue: 3_000_000 });
  });

  it('leave the conversion fee on the schedule that was signed', () => {
    const toHire = { ...contract, conversionFee: 500_000 };
    const ended = { ...toHire, ...amendedTerms(toHire, earlyEnd, []) };
    expect(ended.conversionFeeUntil).toBe('2026-06-30');
    expect(amendedTerms(ended, { ...extension, endDate: '2026-05-31' }, [earlyEnd]).conversionFeeUntil).toBe(
      '2026-06-30',
    );
  });

  it('drop a new rate of which no day is left', () => {
    const extended = { ...contract, nextRate: 12_000, nextRateFrom: '2026-07-06', endDate: '2026-08-31' };
    const before = [
      { ...extension, rate: 12_000, rateFrom: '2026-07-06', decidedAt: '2026-02-01T00:00:00.000Z' },
    ];
    expect(amendedTerms(extended, earlyEnd, before)).toMatchObject({ nextRate: null, nextRateFrom: null });
    expect(amendedTerms(extended, { ...earlyEnd, endDate: '2026-07-31' }, before)).not.toHaveProperty(
      'nextRate',
    );
  });

  it('keep the earlier of two new rates as the next one, and price further days at the later one', () => {
    const first = {
      ...extension,
      rate: 12_000,
      rateFrom: '2026-07-06',
      decidedAt: '2026-02-01T00:00:00.000Z',
    };
    const second = { ...extension, endDate: '2026-10-31', rate: 15_000, rateFrom: '2026-09-07' };
    const extended = { ...contract, ...amendedTerms(contract, first, []) };
    const twice = { ...extended, ...amendedTerms(extended, second, [first]) };
    expect(twice).toMatchObject({ nextRate: 12_000, nextRateFrom: '2026-07-06', totalValue: 11_400_000 });
    expect(newRateAfter([first, second], '2026-07-06')).toEqual({ from: '2026-09-07', rate: 15_000 });
    const third = { ...extension, endDate: '2026-12-31' };
    expect(amendedTerms(twice, third, [first, second]).totalValue).toBe(14_400_000);
    const back = { ...earlyEnd, endDate: '2026-08-15' };
    expect(amendedTerms(twice, back, [first, second])).not.toHaveProperty('nextRate');
    expect(
      newRateAfter([first, second, { ...back, decidedAt: '2026-03-01T00:00:00.000Z' }], '2026-07-06'),
    ).toBeNull();
  });

  it('count the notice from today', () => {
    expect(endAfterNotice({ noticeDays: 14 }, '2026-06-15')).toBe('2026-06-29');
    expect(endAfterNotice({ noticeDays: null }, '2026-06-15')).toBe('2026-06-15');
  });
});

describe('the rate of a week', () => {
  const step = (decidedAt: string, columns: object) => ({
    ...extension,
    status: 'Agreed' as const,
    formerRate: 10_000,
    createdAt: decidedAt,
    decidedAt,
    ...columns,
  });
  const raised = step('2026-06-01T00:00:00.000Z', { rate: 12_000, rateFrom: '2026-07-06' });

  it('is the new one from the first Monday that the extension covers', () => {
    expect(['2026-06-28', '2026-06-29', '2026-06-30'].map(firstWeekAfter)).toEqual([
      '2026-06-29',
      '2026-07-06',
      '2026-07-06',
    ]);
    const rates = ['2026-06-29', '2026-07-06'].map((week) => rateOfWeek(contract, [raised], week));
    expect(rates).toEqual([10_000, 12_000]);
  });

  it('stays the former one for earlier weeks once the contract has the new one', () => {
    expect(rateOfWeek({ rate: 12_000 }, [raised], '2026-06-29')).toBe(10_000);
  });

  it('ignores what was not agreed, and what an early end took back', () => {
    expect(rateOfWeek(contract, [{ ...raised, status: 'Declined' }], '2026-07-06')).toBe(10_000);
    const ended = step('2026-06-10T00:00:00.000Z', { kind: 'Early End', endDate: '2026-06-20' });
    const again = step('2026-06-12T00:00:00.000Z', { rate: 11_000, rateFrom: '2026-06-22' });
    expect(rateOfWeek(contract, [again, ended, raised], '2026-07-06')).toBe(11_000);
    expect(rateOfWeek(contract, [again, ended, raised], '2026-06-15')).toBe(10_000);
  });
});
