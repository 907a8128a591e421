import { isJobListed, mustsAmong } from '../../contract/hiring/jobs.ts';
import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { customChange } from '../customValues.ts';
import { checkSides, lockedStatusOf } from '../deals/dealSides.ts';
import { jobView } from '../deals/jobView.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';

export const jobs: Behavior<Rows['jobs']> = {
  completeNew: async (row, _context, reader) => ({
    ...row,
    ...(await customChange('jobs', null, row, reader)),
  }),
  // A skill that is removed is no must-have either, unless the must-haves were given as well.
  completeEdit: async (before, changes, _context, reader) => ({
    ...('skills' in changes &&
      !('mustSkills' in changes) && {
        mustSkills: mustsAmong(changes.skills as string[], before.mustSkills),
      }),
    ...(await customChange('jobs', before, changes, reader)),
  }),
  link: async (row, reader) => {
    if (!row.id) await checkSides({ recruiterId: row.companyId }, reader, 'companyId');
    const manager =
      row.hiringManagerId == null ? null : await reader.find('users', String(row.hiringManagerId));
    if (manager && manager.companyId !== row.companyId)
      throw Invalid({ hiringManagerId: 'jobs.hiring-manager' });
    return { listed: isJobListed({ status: String(row.status) }, await lockedStatusOf(row, reader)) };
  },
  viewed: (row, { actor, now }) =>
    actor.userType === 'provider' && actor.companyId !== null ? [jobView(row, actor.companyId, now)] : [],
  listedFor: ['provider'],
  activity: {
    of: activityOf(
      ({ title, location }) => ({ words: { title }, about: location }),
      (before, after) => {
        if (!after) return 'jobRemoved';
        if (!before) return after.status === 'Active' ? 'jobPosted' : 'jobAdded';
        return (
          byStatus(before, after, { Active: 'jobReopened', Paused: 'jobPaused', Closed: 'jobClosed' }) ??
          'jobUpdated'
        );
      },
    ),
  },
};
