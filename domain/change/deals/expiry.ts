import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';

/** Signed contracts whose last day is past: they expire. */
export const endedContracts: Due<'contracts'> = {
  noun: 'contracts',
  order: 'endDate',
  where: (now) => [
    ['status', '=', 'Active'],
    ['endDate', '<', utcDay(now)],
  ],
};

/** The platform as the author of automatic changes. */
export const asSystem = (now: Date): Context => ({
  actor: { userId: '', userType: 'admin', companyId: null, permissions: [] },
  name: 'system',
  now,
});
