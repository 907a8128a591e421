import { date, oneOf, optional, reference, text } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';

export const taskStatuses = ['Open', 'Done'] as const;

/**
 * Something that a member of a recruiter's company is to do by a day, about a candidate, a job or a request.
 * `about` is the name of that row, copied so that it stays readable. `remindedOf` is the due date of the last
 * reminder.
 */
export const tasks = defineNoun({
  name: 'tasks',
  label: 'Task',
  plural: 'Tasks',
  prefix: 'TSK',
  fields: {
    companyId: reference('Company', 'companies'),
    userId: reference('Assigned To', 'users', 'kept'),
    assignee: text('Assignee Name'),
    title: text('Task', 200),
    dueDate: date('Due Date'),
    candidateId: optional(reference('Candidate', 'candidates', 'removed')),
    jobId: optional(reference('Job', 'jobs', 'removed')),
    requestId: optional(reference('Request', 'requests', 'removed')),
    about: optional(text('About')),
    status: oneOf('Status', taskStatuses),
    doneOn: optional(date('Done On')),
    authorId: optional(reference('Author ID', 'users', 'kept')),
    author: optional(text('Author')),
    remindedOf: optional(date('Reminder Sent For')),
  },
  fixed: ['companyId', 'candidateId', 'jobId', 'requestId'],
  serverSet: ['assignee', 'about', 'doneOn', 'authorId', 'author', 'remindedOf'],
  search: ['title', 'about'],
  title: 'title',
  lifecycles: [{ field: 'status', initial: ['Open'], moves: anyMove(taskStatuses, ['recruiter', 'admin']) }],
  stamps: [{ field: 'status', to: 'Done', writes: 'doneOn', as: 'date' }],
  derive: ({ status }) => (status === 'Open' ? { doneOn: null } : {}),
});
export type Task = RowOf<typeof tasks>;
