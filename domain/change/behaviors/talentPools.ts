import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const talentPools: Behavior<Rows['talentPools']> = {
  link: async (row, reader) => {
    await refuseSameName('talentPools', row, { companyId: row.companyId }, reader);
    return {};
  },
};
