import type { Task } from '../../contract/hiring/tasks.ts';
import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import type { Effect } from '../effect.ts';
import type { NotificationContent } from './notificationRows.ts';

/** Open tasks that are due, once for each due date: a task that is put off is reminded of again. */
export const tasksToRemind: Due<'tasks'> = {
  noun: 'tasks',
  order: 'dueDate',
  where: (now) => [
    ['status', '=', 'Open'],
    ['dueDate', '<=', utcDay(now)],
    ['remindedOf', '<>', { field: 'dueDate' }],
  ],
};

/** The reminder for the person whose task it is. */
export const taskReminder = (task: Task): Effect & { kind: 'notifyCompany' } =>
  toAssignee(task, { code: 'taskDue', values: { title: task.title } });

/** Tells a person of a task that a colleague has given them. */
export const taskAssigned = (task: Task): Effect[] =>
  task.status === 'Open'
    ? [
        toAssignee(task, {
          code: 'taskAssigned',
          values: { title: task.title, date: task.dueDate },
        }),
      ]
    : [];

const toAssignee = (
  { companyId, userId, about }: Task,
  said: Pick<NotificationContent, 'code' | 'values'>,
): Effect & { kind: 'notifyCompany' } => ({
  kind: 'notifyCompany',
  companyId,
  from: null,
  to: userId,
  notification: { ...said, key: 'tasks', body: about, link: '/recruiter/tasks' },
});
