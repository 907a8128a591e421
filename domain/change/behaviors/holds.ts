import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const holds: Behavior<Rows['holds']> = {
  link: async (row, reader) => {
    const candidate = await reader.find('candidates', String(row.candidateId));
    if (candidate?.companyId !== row.companyId)
      throw Invalid({ candidateId: 'candidates.not-on-this-bench' });
    return {};
  },
};
