import { nameFor } from '../../access/masks.ts';
import type { Rows } from '../../contract/index.ts';
import { ConflictAt } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const talentPoolMembers: Behavior<Rows['talentPoolMembers']> = {
  // Each candidate is in a pool at most once.
  link: async ({ id, companyId, poolId, candidateId }, reader) => {
    if (id) return {};
    await reader.hold(`in ${poolId} ${candidateId}`, 'alone');
    const [candidate, there] = await Promise.all([
      reader.find('candidates', String(candidateId)),
      reader.findAll('talentPoolMembers', { poolId, candidateId }),
    ]);
    if (there.length) throw ConflictAt('candidateId', 'pools.twice');
    return candidate ? { name: nameFor(candidate, companyId), title: candidate.title } : {};
  },
};
