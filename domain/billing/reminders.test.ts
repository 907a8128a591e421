import { expect, test } from 'vitest';
import { readReminder, reminderDue, reminderNote } from './reminders.ts';

const invoice = (reminders: string[] = [], columns: object = {}) => ({
  status: 'Pending' as const,
  dueDate: '2026-06-15',
  reminders,
  ...columns,
});

test.each([
  ['no reminder is due four days before the due date', '2026-06-11', [], null],
  ['the first reminder is due three days before the due date', '2026-06-12', [], -3],
  ['no reminder is sent twice', '2026-06-14', ['-3 2026-06-12'], null],
  ['a reminder is due on the day after the due date', '2026-06-16', ['-3 2026-06-12'], 1],
  ['a reminder is due on the seventh day after', '2026-06-22', ['-3 2026-06-12', '1 2026-06-16'], 7],
  ['a reminder is due on the fourteenth day after', '2026-06-29', ['7 2026-06-22'], 14],
  ['no reminder is due after the last one', '2026-12-31', ['14 2026-06-29'], null],
  ['only the last of several missed reminders is due', '2026-06-24', [], 7],
])('%s', (_, today, sent, step) => {
  expect(reminderDue(invoice(sent), today)).toBe(step);
});

test('an invoice whose due date was postponed is reminded of again', () => {
  const sent = ['-3 2026-06-12', '1 2026-06-16'];
  expect(reminderDue(invoice(sent, { dueDate: '2026-07-15' }), '2026-07-12')).toBe(-3);
});

test('a reminder sent before the due date was brought forward does not stand for a later step', () => {
  expect(reminderDue(invoice(['-3 2026-06-22']), '2026-06-22')).toBe(7);
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
