import { remindOfInterview, tellMarket } from '../../../application/jobs/notifications.ts';
import { isToRemind } from '../../../domain/change/interviewNotifications.ts';
import { mayHearOfMarket } from '../../../domain/change/marketNotification.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Interview reminders and weekly market notifications. */
export const notificationJobs = (store: WorldStore, clock: () => Date) => [
  fakerestJob({
    name: 'interviewReminders',
    store,
    clock,
    every: minute,
    act: (now) =>
      byItself(store, now, async (work) => {
        const interviews = store.rows('interviews');
        for (const interview of interviews.filter((one) => isToRemind(one, now)))
          await remindOfInterview(work, interview);
      }),
  }),
  fakerestJob({
    name: 'marketInsights',
    store,
    clock,
    every: minute,
    act: (now) =>
      byItself(store, now, async (work) => {
        const companies = store.rows('companies');
        for (const { id } of companies.filter((one) => mayHearOfMarket(one, now))) await tellMarket(work, id);
      }),
  }),
];
