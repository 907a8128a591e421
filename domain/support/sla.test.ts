import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTime } from '../time/zones.ts';
import type { SlaEvent, SlaTicket } from './sla.ts';
import { answerClock, answerWithin, resolveWithin, slaOf } from './sla.ts';
import type { SupportHours } from './supportHours.ts';
import { afterWork, workedBetween } from './workingTime.ts';

const berlin: SupportHours = { zone: 'Europe/Berlin', from: 480, to: 1080 };
const utc: SupportHours = { zone: 'UTC', from: 480, to: 1080 };
const minute = 60_000;

/** A ticket of this week, opened at this time. */
const opened = (createdAt: string, columns: Partial<SlaTicket> = {}): SlaTicket => ({
  createdAt,
  updatedAt: createdAt,
  status: 'Open',
  priority: 'High',
  firstAnsweredAt: null,
  resolvedAt: null,
  ...columns,
});
const moved = (from: string, to: string, at: string): SlaEvent => ({ kind: 'status', from, to, at });
const raised = (from: string, to: string, at: string): SlaEvent => ({ kind: 'priority', from, to, at });

describe('working hours', () => {
  const worked = (from: string, to: string, hours = utc) =>
    workedBetween(Date.parse(from), Date.parse(to), hours) / minute;

  it('are ten a day from Monday to Friday, and none at night or on a weekend', () => {
    expect(worked('2026-03-02T00:00Z', '2026-03-03T00:00Z')).toBe(600);
    expect(worked('2026-03-02T18:00Z', '2026-03-03T08:00Z')).toBe(0);
    expect(worked('2026-03-06T17:59Z', '2026-03-09T08:01Z')).toBe(2);
    expect(worked('2026-03-07T00:00Z', '2026-03-09T00:00Z')).toBe(0);
    expect(worked('2026-03-02T00:00Z', '2027-03-01T00:00Z')).toBe(52 * 5 * 600);
    expect(worked('2026-03-03T09:00Z', '2026-03-02T09:00Z')).toBe(0);
    expect(worked('1969-12-29T00:00Z', '1970-01-05T00:00Z')).toBe(5 * 600);
  });

  it('follow local time across both daylight saving changes', () => {
    expect(worked('2026-03-27T16:30Z', '2026-03-30T06:30Z', berlin)).toBe(60);
    expect(worked('2026-10-23T15:30Z', '2026-10-26T07:30Z', berlin)).toBe(60);
    expect(worked('2026-03-27T06:00Z', '2026-03-27T08:00Z', berlin)).toBe(60);
    expect(worked('2026-03-30T06:00Z', '2026-03-30T08:00Z', berlin)).toBe(120);
  });

  it('put a deadline at the end of a day, not at the start of the next', () => {
    const due = (from: string, minutes: number, hours = utc) =>
      new Date(afterWork(Date.parse(from), minutes * minute, hours)).toISOString();
    expect(due('2026-03-06T17:00Z', 60)).toBe('2026-03-06T18:00:00.000Z');
    expect(due('2026-03-06T17:00Z', 61)).toBe('2026-03-09T08:01:00.000Z');
    expect(due('2026-03-07T12:00Z', 1)).toBe('2026-03-09T08:01:00.000Z');
    expect(due('2026-03-27T16:30Z', 60, berlin)).toBe('2026-03-30T06:30:00.000Z');
  });
});

describe('the response SLA', () => {
  const answer = (ticket: SlaTicket, now: string, events: readonly SlaEvent[] = []) =>
    answerClock(ticket, events, new Date(now), utc);

  it('is 4, 8 or 24 working hours', () => {
    expect(answerWithin).toEqual({ High: 240, Medium: 480, Low: 1440 });
    expect(resolveWithin).toEqual({ High: 960, Medium: 2400, Low: 4800 });
  });

  it('starts when the ticket is opened, and has a due time', () => {
    expect(answer(opened('2026-03-02T09:00:00Z'), '2026-03-02T10:30:30Z')).toEqual({
      allowedMinutes: 240,
      elapsedMinutes: 90,
      dueAt: '2026-03-02T13:00:00.000Z',
      state: 'running',
    });
  });

  it('starts on Monday for a ticket opened on Saturday', () => {
    const clock = answer(opened('2026-03-07T20:00:00Z'), '2026-03-09T07:00:00Z');
    expect(clock).toMatchObject({ elapsedMinutes: 0, dueAt: '2026-03-09T12:00:00.000Z', state: 'running' });
  });

  it('is met at its exact end, and breached a millisecond later', () => {
    const asked = (firstAnsweredAt: string) =>
      answer(opened('2026-03-06T17:00:00Z', { firstAnsweredAt }), '2026-03-20T09:00:00Z');
    expect(asked('2026-03-09T11:00:00.000Z')).toMatchObject({
      state: 'met',
      dueAt: null,
      elapsedMinutes: 240,
    });
    expect(asked('2026-03-09T11:00:00.001Z')).toMatchObject({
      state: 'breached',
      dueAt: '2026-03-09T11:00:00.000Z',
    });
  });

  it('is breached once the time is over without an answer', () => {
    expect(answer(opened('2026-03-02T09:00:00Z'), '2026-03-02T13:00:00.001Z').state).toBe('breached');
    expect(answer(opened('2026-03-02T09:00:00Z'), '2026-03-02T13:00:00.000Z').state).toBe('running');
  });

  it('pauses while the ticket is under review', () => {
    const ticket = opened('2026-03-02T09:00:00Z', { status: 'Under Review' });
    const pause = moved('Open', 'Under Review', '2026-03-02T10:00:00Z');
    expect(answer(ticket, '2026-03-05T10:00:00Z', [pause])).toMatchObject({
      elapsedMinutes: 60,
      dueAt: null,
      state: 'paused',
    });
    const resumed = moved('Under Review', 'In Progress', '2026-03-05T10:00:00Z');
    expect(
      answer({ ...ticket, status: 'In Progress' }, '2026-03-05T11:00:00Z', [pause, resumed]),
    ).toMatchObject({ elapsedMinutes: 120, dueAt: '2026-03-05T13:00:00.000Z', state: 'running' });
  });

  it('is judged by the priority at the time of the answer', () => {
    const ticket = opened('2026-03-02T09:00:00Z', { firstAnsweredAt: '2026-03-02T15:00:00Z' });
    const later = raised('Medium', 'High', '2026-03-02T16:00:00Z');
    expect(answer(ticket, '2026-03-04T09:00:00Z', [later])).toMatchObject({
      allowedMinutes: 480,
      state: 'met',
    });
    const sooner = raised('Medium', 'High', '2026-03-02T14:00:00Z');
    expect(answer(ticket, '2026-03-04T09:00:00Z', [sooner]).state).toBe('breached');
  });

  it('no longer runs once the ticket is closed', () => {
    const closed = '2026-03-02T10:00:00Z';
    const ticket = opened('2026-03-02T09:00:00Z', { status: 'Closed', resolvedAt: closed });
    expect(answer(ticket, '2026-04-02T10:00:00Z')).toMatchObject({ elapsedMinutes: 60, state: 'met' });
  });
});

describe('the resolution SLA', () => {
  const resolve = (ticket: SlaTicket, now: string, events: readonly SlaEvent[]) =>
    slaOf(ticket, events, new Date(now), utc).resolve;
  const done = moved('Open', 'Resolved', '2026-03-02T11:00:00Z');

  it('stops at Resolved, and continues when the ticket is reopened', () => {
    const solved = opened('2026-03-02T09:00:00Z', { status: 'Resolved', resolvedAt: done.at });
    expect(resolve(solved, '2026-03-09T09:00:00Z', [done])).toMatchObject({
      elapsedMinutes: 120,
      state: 'met',
      dueAt: null,
    });
    const back = moved('Resolved', 'In Progress', '2026-03-09T09:00:00Z');
    expect(resolve({ ...solved, status: 'In Progress' }, '2026-03-09T10:00:00Z', [done, back])).toMatchObject(
      { elapsedMinutes: 180, state: 'running', dueAt: '2026-03-10T13:00:00.000Z' },
    );
  });

  it('does not change when a resolved ticket is closed later, whatever its priority becomes', () => {
    const closed = moved('Resolved', 'Closed', '2026-03-30T09:00:00Z');
    const ticket = opened('2026-03-02T09:00:00Z', { status: 'Closed', priority: 'Low', resolvedAt: done.at });
    const events = [done, closed, raised('High', 'Low', '2026-03-30T10:00:00Z')];
    expect(resolve(ticket, '2026-04-30T09:00:00Z', events)).toMatchObject({
      allowedMinutes: 960,
      elapsedMinutes: 120,
      state: 'met',
    });
  });

  it('uses the row’s date if no event records the resolution', () => {
    const ticket = opened('2026-03-02T09:00:00Z', {
      status: 'Resolved',
      resolvedAt: '2026-03-02T10:00:00Z',
    });
    expect(resolve(ticket, '2026-05-02T09:00:00Z', [])).toMatchObject({ elapsedMinutes: 60, state: 'met' });
  });
});

/** Minute by minute, in local time of the office. */
const isWorking = (at: number, { zone, from, to }: SupportHours): boolean => {
  const { date, time } = wallTime(at, zone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const shown = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return weekday >= 1 && weekday <= 5 && shown >= from && shown < to;
};

describe('the SLA calculation equals a count of minutes', () => {
  const begin = Date.parse('2026-03-23T00:00:00Z') / minute;
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
  const statuses = ['Open', 'In Progress', 'Under Review', 'Resolved'] as const;
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 1500 }), fc.constantFrom(...statuses)), {
    maxLength: 6,
  });

  it('at any time, in any zone, after any transitions, around a daylight saving change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 14 * 1440 }),
        steps,
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom('High', 'Medium', 'Low'),
        (zone, start, moves, more, priority) => {
          const hours: SupportHours = { zone, from: 480, to: 1080 };
          const iso = (at: number) => new Date(at * minute).toISOString();
          let at = begin + start;
          let status: SlaTicket['status'] = 'Open';
          const events: SlaEvent[] = [];
          const spans: [number, number][] = [];
          const counts = () => status === 'Open' || status === 'In Progress';
          for (const [after, to] of moves) {
            if (counts()) spans.push([at, at + after]);
            at += after;
            if (to !== status) events.push(moved(status, to, iso(at)));
            status = to;
          }
          const now = at + more;
          if (counts()) spans.push([at, now]);
          let naive = 0;
          let due: number | null = null;
          const allowed = resolveWithin[priority];
          for (const [from, to] of spans)
            for (let one = from; one < to; one++)
              if (isWorking(one * minute, hours) && ++naive === allowed) due = one + 1;
          const ticket = opened(iso(begin + start), { status, priority, resolvedAt: iso(at) });
          const clock = slaOf(ticket, events, new Date(now * minute), hours).resolve;
          expect(clock.elapsedMinutes).toBe(naive);
          if (clock.state === 'breached') expect(clock.dueAt).toBe(iso(due as number));
          else expect(naive).toBeLessThanOrEqual(allowed);
          if (clock.state !== 'running') return;
          const [left, whenDue] = [allowed - naive, Date.parse(clock.dueAt ?? '')];
          expect(workedBetween(now * minute, whenDue, hours)).toBe(left * minute);
          if (left > 0) expect(isWorking(whenDue - minute, hours)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
