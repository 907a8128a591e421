import { actorOf, roleGiven } from '../../domain/access/actorOf.ts';
import { type Scope, scopesOf } from '../../domain/access/can.ts';
import { concerning } from '../../domain/change/notifications/concerned.ts';
import {
  hiresToReview,
  reviewNotifications,
  reviewOf,
} from '../../domain/change/notifications/hireReviews.ts';
import {
  interviewReminder,
  interviewsToRemind,
} from '../../domain/change/notifications/interviewNotifications.ts';
import { companiesToTell, marketNotification } from '../../domain/change/notifications/marketNotification.ts';
import { notificationRows } from '../../domain/change/notifications/notificationRows.ts';
import {
  newestFirst,
  searchesToTell,
  searchNotification,
  untold,
} from '../../domain/change/notifications/searchNotification.ts';
import { taskReminder, tasksToRemind } from '../../domain/change/notifications/taskNotifications.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { reviewDays } from '../../domain/contract/hiring/hireReviews.ts';
import { newMatches, type SavedSearch } from '../../domain/contract/hiring/savedSearches.ts';
import { wantsNotification } from '../../domain/settings/switches.ts';
import { utcDay } from '../../domain/time/days.ts';
import { carryOut, carryOutInOrder } from '../effects.ts';
import { readList } from '../readList.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import type { RowJob } from './rowJob.ts';

/** Sends the reminders of interviews, without new versions of them. */
export const interviewReminders: RowJob<'interviews'> = {
  due: interviewsToRemind,
  atOnce: 100,
  act: async (work, interview) => {
    const { system } = work.rows;
    const [entry, company] = await Promise.all([
      system.find('pipelineEntries', interview.entryId),
      system.find('companies', interview.companyId),
    ]);
    if (entry && company) await carryOut(work, interviewReminder(interview, entry, company));
    await system.patch('interviews', { id: interview.id }, { remindedOf: interview.startsAt });
    return true;
  },
};

/** Reminds people of tasks that are due, without new versions of them. */
export const taskReminders: RowJob<'tasks'> = {
  due: tasksToRemind,
  atOnce: 100,
  act: async (work, task) => {
    await carryOut(work, taskReminder(task));
    await work.rows.system.patch('tasks', { id: task.id }, { remindedOf: task.dueDate });
    return true;
  },
};

/** Asks both sides about hires, 30 and 90 days after them. */
export const hireReviews = hiresToReview.map(
  (due, at): RowJob<'pipelineEntries'> => ({
    due,
    atOnce: 50,
    act: async (work, entry) => {
      const { system } = work.rows;
      const days = reviewDays[at] ?? 0;
      await system.insert('hireReviews', reviewOf(entry, days, work.now));
      const about = { noun: 'pipelineEntries', row: entry } as const;
      await carryOutInOrder(work, concerning(reviewNotifications(entry, days), about));
      await system.patch('pipelineEntries', { id: entry.id }, { reviewedDays: days });
      return true;
    },
  }),
);

/** Notifies the owners of saved searches of new candidates they may see. */
export const searchNotifications: RowJob<'savedSearches'> = {
  due: searchesToTell,
  atOnce: 1,
  act: (work, search) => tellSavedSearch(work, search),
};

/** Notifies recruiters of the week's new candidates for their jobs. */
export const marketInsights: RowJob<'companies'> = {
  due: companiesToTell,
  atOnce: 20,
  act: (work, { id }) => tellMarket(work, id),
};

const tellSavedSearch = async (work: UnitOfWork, search: SavedSearch): Promise<boolean> => {
  const { system } = work.rows;
  const user = await system.find('users', search.userId);
  if (user?.status !== 'Active') return false;
  const preferences = await system.findAll('preferences', { companyId: search.companyId });
  if (!wantsNotification(preferences, 'newCandidates', user.id)) return false;
  const scopes = await scopesFor(work, user);
  const since = untold(search);
  // Usually no candidate is new. Reading the filters, which may load the skill dictionary, is then unnecessary.
  const { total: newlyListed } = await candidatesFor(work, scopes, { listedAt_gt: since });
  if (newlyListed === 0) return false;
  const { rows, total } = await candidatesFor(work, scopes, newMatches(search, since));
  const notification = searchNotification(search, { total, newest: rows[0] }, work.now);
  if (!notification) return false;
  for (const { noun, row } of notificationRows(notification.notification, [user], preferences, null))
    await system.insert(noun, row);
  await system.patch('savedSearches', { id: search.id }, notification.columns);
  return true;
};

const tellMarket = async (work: UnitOfWork, companyId: string): Promise<boolean> => {
  const { system } = work.rows;
  const [users, preferences] = await Promise.all([
    system.findAll('users', { companyId, status: 'Active' }),
    system.findAll('preferences', { companyId, kind: 'notification' }),
  ]);
  const reader = users.find(({ id }) => wantsNotification(preferences, 'marketInsights', id));
  if (!reader) return false;
  const scopes = await scopesFor(work, reader);
  const jobs = await system.findAll('jobs', { companyId, status: 'Active' });
  const count = async (filter: object) => (await candidatesFor(work, scopes, filter)).total;
  const notification = await marketNotification(jobs, count, work.now);
  if (!notification) return false;
  await carryOut(work, { kind: 'notifyCompany', companyId, from: null, notification });
  await system.patch('companies', { id: companyId }, { insightsOn: utcDay(work.now) });
  return true;
};

const scopesFor = async ({ rows }: UnitOfWork, user: User): Promise<Scope[]> =>
  scopesOf(actorOf(user, await roleGiven(user, rows.system.find)), 'list', 'candidates');

/** Newest first, with the total count. */
const candidatesFor = async (
  { rows: { system }, now }: UnitOfWork,
  scopes: readonly Scope[],
  filter: object,
) => {
  const query = await readList('candidates', scopes, { ...newestFirst, filter }, { now, system });
  return system.list('candidates', scopes, query);
};
