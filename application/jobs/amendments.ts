import { amendedRates } from '../../domain/change/deals/amendedRates.ts';
import { changeByItself } from '../changeRow.ts';
import type { RowJob } from './rowJob.ts';

/** Gives contracts the rate of their extension from the week for which it was agreed. */
export const newRates: RowJob<'contracts'> = {
  due: amendedRates,
  atOnce: 50,
  act: async (work, contract) =>
    (await changeByItself({ ...work, along: true }, 'contracts', contract, {
      rate: contract.nextRate,
      nextRate: null,
      nextRateFrom: null,
    })) !== null,
};
