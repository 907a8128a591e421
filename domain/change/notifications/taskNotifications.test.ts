import { expect, it } from 'vitest';
import type { Task } from '../../contract/hiring/tasks.ts';
import { isDue } from '../../query/due.ts';
import { titleIn } from './notificationTitle.ts';
import { taskReminder, tasksToRemind } from './taskNotifications.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const task = {
  id: 'TSK-001',
  companyId: 'CO-002',
  userId: 'USR-002',
  title: 'Call back',
  dueDate: '2026-06-15',
  status: 'Open',
  about: 'Ada Bench',
  remindedOf: null,
} as Task;
const due = (changes: Partial<Task> = {}) => isDue(tasksToRemind, { ...task, ...changes }, now);

it('an open task is reminded of from the day it is due, once, and again after it was put off', () => {
  expect([due(), due({ dueDate: '2026-06-10' }), due({ dueDate: '2026-06-16' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([due({ remindedOf: '2026-06-15' }), due({ remindedOf: '2026-06-12' })]).toEqual([false, true]);
  expect(due({ status: 'Done' })).toBe(false);
});

it('a task reminder goes to the person whose task it is, and says what it is about', () => {
  const { to, notification } = taskReminder(task);
  expect(to).toBe('USR-002');
  expect([titleIn('en', notification), titleIn('de', notification), notification.body]).toEqual([
    'Task due: Call back',
    'Aufgabe fällig: Call back',
    'Ada Bench',
  ]);
});
