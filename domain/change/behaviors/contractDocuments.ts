import { contracts } from '../../contract/deals/contracts.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const contractDocuments: Behavior<Rows['contractDocuments']> = {
  link: async (row, reader) => {
    const contract = await reader.find('contracts', String(row.contractId));
    return {
      providerId: contract?.providerId ?? row.providerId,
      recruiterId: contract?.recruiterId ?? null,
    };
  },
  checkDelete: async ({ contractId }, _context, reader) => {
    const contract = await reader.find('contracts', String(contractId));
    if (contract && contracts.frozen?.(contract)) throw Conflict('contracts.documents-kept');
  },
};
