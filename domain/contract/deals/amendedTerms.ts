import { addDays, mondayOf } from '../../time/days.ts';
import type { Amendment } from './amendments.ts';
import { totalValueOf } from './contractFigures.ts';
import type { Contract } from './contracts.ts';

/** The first last day of an early end that keeps the notice period, which starts today. */
export const endAfterNotice = ({ noticeDays }: Pick<Contract, 'noticeDays'>, today: string): string =>
  addDays(today, noticeDays ?? 0);

/** Monday of the first week that an extension covers from its first day: weeks are invoiced at one rate. */
export const firstWeekAfter = (endDate: string): string => mondayOf(addDays(endDate, 7));

type Terms = Pick<
  Contract,
  | 'startDate'
  | 'endDate'
  | 'rate'
  | 'monthlyHours'
  | 'totalValue'
  | 'conversionFee'
  | 'conversionFeeUntil'
  | 'nextRate'
  | 'nextRateFrom'
>;
type Agreed = Pick<Amendment, 'kind' | 'endDate' | 'rate' | 'rateFrom'>;

/** The terms of a contract once an amendment is agreed. The conversion fee keeps the days it was signed for. */
export const amendedTerms = (
  contract: Terms,
  { kind, endDate, rate, rateFrom }: Agreed,
): Partial<Contract> => {
  const { endDate: former, monthlyHours, conversionFee, nextRate, nextRateFrom } = contract;
  const isLonger = kind === 'Extension';
  const [from, to] = isLonger ? [former, endDate] : [endDate, former];
  const days = { startDate: addDays(from, 1), endDate: to };
  const change = totalValueOf({ ...days, rate: rate ?? nextRate ?? contract.rate, monthlyHours });
  const ends = !isLonger && nextRateFrom !== null && nextRateFrom > endDate;
  return {
    endDate,
    totalValue: Math.max(0, contract.totalValue + (isLonger ? change : -change)),
    ...(rate !== null && { nextRate: rate, nextRateFrom: rateFrom }),
    ...(ends && { nextRate: null, nextRateFrom: null }),
    ...(conversionFee !== null && { conversionFeeUntil: contract.conversionFeeUntil ?? former }),
  };
};

type Step = Pick<
  Amendment,
  'kind' | 'status' | 'endDate' | 'rate' | 'rateFrom' | 'formerRate' | 'decidedAt' | 'createdAt'
>;

/** The rate at which a week of a contract is invoiced, given its amendments. */
export const rateOfWeek = (
  contract: Pick<Contract, 'rate'>,
  amendments: readonly Step[],
  week: string,
): number => {
  const agreed = amendments
    .filter(({ status }) => status === 'Agreed')
    .toSorted((a, b) => (decided(a) < decided(b) ? -1 : 1));
  let rates: { from: string; rate: number }[] = [];
  for (const { kind, endDate, rate, rateFrom } of agreed) {
    if (kind === 'Early End') rates = rates.filter(({ from }) => from <= endDate);
    else if (rate !== null && rateFrom !== null) rates.push({ from: rateFrom, rate });
  }
  const first = agreed.find(({ rate }) => rate !== null);
  return rates.findLast(({ from }) => from <= week)?.rate ?? first?.formerRate ?? contract.rate;
};

const decided = ({ decidedAt, createdAt }: Step): string => decidedAt ?? createdAt;
