import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import { utcDay } from '../../../domain/time/days.ts';

const nothingYet = {
  activeUsers: 0,
  requests: 0,
  failures: 0,
  responseMs: 0,
  responseP95Ms: 0,
  queries: 0,
  queryMs: 0,
  upMinutes: 0,
};

/** Adds a page load of this browser to today's measurements. */
export const addPageLoad = async ({ rows, now }: UnitOfWork, ms: number): Promise<void> => {
  const load = { ...nothingYet, day: utcDay(now), pageLoads: 1, pageLoadMs: ms };
  await rows.system.tally('platformDays', [load], { key: ['day'], add: ['pageLoads', 'pageLoadMs'] });
};
