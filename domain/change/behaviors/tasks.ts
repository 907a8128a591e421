import { nameFor } from '../../access/masks.ts';
import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { taskAssigned } from '../notifications/taskNotifications.ts';

export const tasks: Behavior<Rows['tasks']> = {
  link: async ({ companyId, userId, candidateId, jobId, requestId }, reader) => {
    const [user, candidate, job, request] = await Promise.all([
      reader.find('users', String(userId)),
      candidateId ? reader.find('candidates', String(candidateId)) : null,
      jobId ? reader.find('jobs', String(jobId)) : null,
      requestId ? reader.find('requests', String(requestId)) : null,
    ]);
    if (user?.companyId !== companyId || user?.status !== 'Active')
      throw Invalid({ userId: 'tasks.not-in-company' });
    return {
      assignee: user.fullName,
      about: (candidate && nameFor(candidate, companyId)) ?? job?.title ?? request?.position ?? null,
    };
  },
  effects: (before, after) => (after && before?.userId !== after.userId ? taskAssigned(after) : []),
};
