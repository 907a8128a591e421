import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf } from '../contract/billing/invoiceBalance.ts';
import { type DunningLevel, firstLevels, limitsAt } from '../contract/platform/dunningLevels.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { reminderDue as dueIn, readReminder, reminderNote } from './reminders.ts';

const levelsSent = (reminders: readonly string[]) =>
  firstLevels.findLastIndex(({ days }) => reminders.some((note) => note.startsWith(`${days} `))) + 1;
type Reminded = Parameters<typeof dueIn>[0];
const invoice = (reminders: string[] = [], columns: Partial<Reminded> = {}): Reminded => ({
  status: 'Pending',
  dueDate: '2026-06-15',
  reminders,
  dunningLevel: levelsSent(reminders),
  dunningPause: null,
  ...columns,
});
const ledger = {
  kind: 'Invoice' as const,
  amount: 5,
  credited: 0,
  paid: 0,
  refunded: 0,
  open: 5,
  overpaid: 0,
};
const reminderDue = (one: Reminded, today: string) => dueIn(one, firstLevels, today)?.step ?? null;

test.each([
  ['no reminder is due four days before the due date', '2026-06-11', [], null],
  ['the first reminder is due three days before the due date', '2026-06-12', [], -3],
  ['no reminder is sent twice', '2026-06-14', ['-3 2026-06-12'], null],
  ['a reminder is due on the day after the due date', '2026-06-16', ['-3 2026-06-12'], 1],
  ['a reminder is due on the seventh day after', '2026-06-22', ['-3 2026-06-12', '1 2026-06-16'], 7],
  ['a reminder is due on the fourteenth day after', '2026-06-29', ['7 2026-06-22'], 14],
  ['no reminder is due after the last one', '2026-12-31', ['14 2026-06-29'], null],
  ['the first of several missed levels is due', '2026-06-24', [], 1],
  ['an invoice that was warned of late waits for the second level', '2026-06-29', ['1 2026-06-24'], null],
  ['the second level follows as long after the first as usual', '2026-06-30', ['1 2026-06-24'], 7],
])('%s', (_, today, sent, step) => {
  expect(reminderDue(invoice(sent), today)).toBe(step);
});

test('an invoice whose due date was postponed is reminded of again', () => {
  const sent = ['-3 2026-06-12', '1 2026-06-16'];
  expect(reminderDue(invoice(sent, { dueDate: '2026-07-15', dunningLevel: 0 }), '2026-07-12')).toBe(-3);
  expect(reminderDue(invoice(sent, { dueDate: '2026-07-15', dunningLevel: 0 }), '2026-07-16')).toBe(1);
});

test('a reminder sent before the due date was brought forward does not stand for a later step', () => {
  expect(reminderDue(invoice(['-3 2026-06-22']), '2026-06-22')).toBe(1);
});

test('a reminder is kept as its step and its day', () => {
  expect(reminderNote(-3, '2026-06-12')).toBe('-3 2026-06-12');
  expect(readReminder('-3 2026-06-12')).toEqual({ step: -3, day: '2026-06-12' });
  expect(readReminder('14 2026-06-29')).toEqual({ step: 14, day: '2026-06-29' });
});

test('what is paid or credited is not reminded of', () => {
  for (const status of ['Paid', 'Credited'] as const)
    expect(reminderDue({ ...invoice(), status }, '2026-06-16')).toBeNull();
});

test('an invoice whose reminders are paused is not reminded of', () => {
  for (const day of ['2026-06-12', '2026-06-16', '2026-12-31'])
    expect(reminderDue(invoice([], { dunningPause: 'Disputed' }), day)).toBeNull();
});

test('nothing follows a level whose new payment period is not over', () => {
  const levels = [
    { days: 1, term: 14, limits: false },
    { days: 7, term: null, limits: true },
  ];
  const warned = invoice(['1 2026-06-16'], { dunningLevel: 1 });
  expect(dueIn(warned, levels, '2026-06-30')).toBeNull();
  expect(dueIn(warned, levels, '2026-07-01')).toEqual({ level: 2, step: 7, term: null });
});

test('without levels, only the reminder before the due date is sent', () => {
  expect(dueIn(invoice(), [], '2026-06-12')).toEqual({ level: 0, step: -3, term: null });
  expect(dueIn(invoice(), [], '2026-09-12')).toBeNull();
});

test('whatever the order of days, payments, pauses and runs, levels rise one at a time and are sent once', () => {
  const level = fc.record({
    gap: fc.integer({ min: 1, max: 20 }),
    term: fc.option(fc.integer({ min: 1, max: 30 })),
    limits: fc.boolean(),
  });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('run' as const), day: fc.integer({ min: -10, max: 120 }) }),
    fc.record({ kind: fc.constant('move' as const), amount: fc.integer({ min: -6, max: 6 }) }),
    fc.record({ kind: fc.constant('pause' as const), on: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(level, { maxLength: 4 }), fc.array(step, { maxLength: 60 }), (drawn, steps) => {
      let days = 0;
      const levels: DunningLevel[] = drawn.map(({ gap, term, limits }) => {
        days += gap;
        return { days, term, limits };
      });
      let one = { ...ledger, ...invoice() };
      const sent: { level: number; day: string }[] = [];
      for (const act of steps) {
        if (act.kind === 'pause') one = { ...one, dunningPause: act.on ? 'Disputed' : null };
        if (act.kind === 'move') {
          const paid = Math.max(0, one.paid + act.amount);
          one = { ...one, paid, ...balanceOf({ ...one, paid }) };
        }
        if (act.kind !== 'run') continue;
        const today = addDays(one.dueDate, act.day);
        const due = dueIn(one, levels, today);
        if (!due) continue;
        expect([one.open > 0, one.dunningPause, due.level <= levels.length]).toEqual([true, null, true]);
        if (due.level > 0) expect(daysBetween(one.dueDate, today)).toBeGreaterThanOrEqual(due.step);
        sent.push({ level: due.level, day: today });
        const reminders = [...one.reminders, reminderNote(due.step, today)];
        one = { ...one, reminders, dunningLevel: due.level };
        expect(dueIn(one, levels, today)).toBeNull();
      }
      const rose = sent.flatMap(({ level }) => (level > 0 ? [level] : []));
      expect(rose).toEqual(rose.map((_, place) => place + 1));
      expect(sent.filter((_, place) => sent[place]?.level === 0).length).toBeLessThanOrEqual(1);
      expect(limitsAt(one.dunningLevel, levels)).toBe(
        levels.some(({ limits }, place) => limits && place < rose.length),
      );
    }),
  );
});
