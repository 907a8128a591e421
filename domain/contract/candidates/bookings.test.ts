import { describe, expect, it } from 'vitest';
import { type Booking, bookedBetween, bookingOn, freeAgain, startsWhileBooked } from './bookings.ts';

const contract = (startDate: string, endDate: string, more: Partial<Booking> = {}): Booking => ({
  id: 'CT-001',
  candidateId: 'BE-001',
  employee: 'Ada Bench',
  type: 'SOW',
  status: 'Active',
  startDate,
  endDate,
  ...more,
});

describe('the days on which contracts book a candidate', () => {
  it('are those of signed deployments, in order', () => {
    const contracts = [
      contract('2026-12-07', '2027-03-06'),
      contract('2026-07-01', '2026-09-30'),
      contract('2026-10-10', '2026-11-01', { status: 'Pending' }),
      contract('2026-10-10', '2026-11-01', { status: 'Terminated' }),
      contract('2026-10-10', '2026-11-01', { type: 'MSA' }),
    ];
    expect(bookedBetween(contracts)).toEqual({
      bookings: [
        { startDate: '2026-07-01', endDate: '2026-09-30' },
        { startDate: '2026-12-07', endDate: '2027-03-06' },
      ],
      bookedUntil: '2027-03-06',
    });
  });

  it('are one booking where contracts touch, overlap or lie within each other', () => {
    const booked = (...contracts: Booking[]) => bookedBetween(contracts).bookings;
    const first = contract('2026-07-01', '2026-09-30');
    expect(booked(first, contract('2026-10-01', '2026-10-31'))).toEqual([
      { startDate: '2026-07-01', endDate: '2026-10-31' },
    ]);
    expect(booked(contract('2026-08-01', '2026-08-31'), first)).toEqual([
      { startDate: '2026-07-01', endDate: '2026-09-30' },
    ]);
    expect(booked(first, contract('2026-10-02', '2026-10-31'))).toHaveLength(2);
  });

  it('are none without contracts', () => {
    expect(bookedBetween([])).toEqual({ bookings: [], bookedUntil: null });
  });
});

describe('a booked candidate', () => {
  const candidate = bookedBetween([
    contract('2026-07-01', '2026-09-30'),
    contract('2026-12-07', '2027-03-06'),
  ]);

  it.each([
    ['2026-06-15', '2026-09-30'],
    ['2026-09-30', '2026-09-30'],
    ['2026-10-01', '2027-03-06'],
    ['2027-03-07', undefined],
  ])('on %s has the booking that runs or comes next, until %s', (day, endDate) => {
    expect(bookingOn(candidate, day)?.endDate).toBe(endDate);
  });

  it('is free again the day after the last booked day, and says nothing of it once that has come', () => {
    expect(freeAgain(candidate, '2026-06-15')).toBe('2027-03-07');
    expect(freeAgain(candidate, '2027-03-06')).toBe('2027-03-07');
    expect(freeAgain(candidate, '2027-03-07')).toBeNull();
  });

  it.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2026-09-30', true],
    ['2026-11-01', false],
    ['2027-03-06', true],
    ['2027-03-07', false],
  ])('a start on %s lies within a booking: %s', (day, booked) => {
    expect(startsWhileBooked(candidate, day)).toBe(booked);
  });
});
