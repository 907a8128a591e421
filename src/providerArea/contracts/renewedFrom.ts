import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { utcDay } from '../../../domain/time/days.ts';

const dayLength = 86_400_000;
const day = (time: number) => utcDay(new Date(time));

/**
 * The initial values of a renewal: the same terms and duration, starting on the day after the old contract
 * ends.
 */
export const renewedFrom = (contract: Contract) => {
  const start = Date.parse(contract.endDate) + dayLength;
  const length = Date.parse(contract.endDate) - Date.parse(contract.startDate);
  const { employee, candidateId, client, recruiterId, templateId, type, rate } = contract;
  const { monthlyHours, noticeDays, agreedValue, currency, description, body } = contract;
  return {
    employee,
    candidateId,
    client,
    recruiterId,
    templateId,
    type,
    rate,
    monthlyHours,
    noticeDays,
    agreedValue,
    currency,
    description,
    body,
    startDate: day(start),
    endDate: day(start + length),
  };
};
