import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const candidateDocuments: Behavior<Rows['candidateDocuments']> = {
  link: async (row, reader, { actor }) => {
    const candidate = await reader.find('candidates', String(row.candidateId));
    const isForeign = actor.userType !== 'admin' && candidate?.companyId !== actor.companyId;
    if (!candidate || isForeign) throw Invalid({ candidateId: 'candidates.not-on-this-bench' });
    return { companyId: candidate.companyId };
  },
};
