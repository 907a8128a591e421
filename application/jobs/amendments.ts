import { amendedRates } from '../../domain/change/deals/amendedRates.ts';
import { newRateAfter } from '../../domain/contract/deals/amendedTerms.ts';
import { changeByItself } from '../changeRow.ts';
import type { RowJob } from './rowJob.ts';

/** Gives contracts the rate of their extension from the week for which it was agreed. */
export const newRates: RowJob<'contracts'> = {
  due: amendedRates,
  atOnce: 50,
  act: async (work, contract) => {
    const agreed = await work.rows.system.findAll('amendments', {
      contractId: contract.id,
      status: 'Agreed',
    });
    const following = contract.nextRateFrom === null ? null : newRateAfter(agreed, contract.nextRateFrom);
    const changed = await changeByItself({ ...work, along: true }, 'contracts', contract, {
      rate: contract.nextRate,
      nextRate: following?.rate ?? null,
      nextRateFrom: following?.from ?? null,
    });
    return changed !== null;
  },
};
