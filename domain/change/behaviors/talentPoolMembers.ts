import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const talentPoolMembers: Behavior<Rows['talentPoolMembers']> = {
  // Each candidate is in a pool at most once.
  link: async ({ id, poolId, candidateId }, reader) => {
    if (id) return {};
    await reader.hold(`in ${poolId} ${candidateId}`, 'alone');
    const [candidate, there] = await Promise.all([
      reader.find('candidates', String(candidateId)),
      reader.findAll('talentPoolMembers', { poolId, candidateId }),
    ]);
    if (there.length)
      throw Conflict('Already in this talent pool', { candidateId: 'Already in this talent pool' });
    return { name: candidate?.name, title: candidate?.title };
  },
};
