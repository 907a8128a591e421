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
/** What is read of an amendment. */
export type Step = Pick<
  Amendment,
  'kind' | 'status' | 'endDate' | 'rate' | 'rateFrom' | 'formerRate' | 'decidedAt' | 'createdAt'
>;

/**
 * The terms of a contract once an amendment is agreed, given those agreed before it. The contract has the next of the
 * new rates; the later ones follow one by one. The conversion fee keeps the days it was signed for.
 */
export const amendedTerms = (
  contract: Terms,
  amendment: Step,
  before: readonly Step[],
): Partial<Contract> => {
  const { kind, endDate, rate } = amendment;
  const { endDate: former, monthlyHours, conversionFee, nextRate, nextRateFrom } = contract;
  const isLonger = kind === 'Extension';
  const [from, to] = isLonger ? [former, endDate] : [endDate, former];
  const days = { startDate: addDays(from, 1), endDate: to };
  const lastRate = nextRate === null ? contract.rate : (newRatesOf(before).at(-1)?.rate ?? nextRate);
  const change = totalValueOf({ ...days, rate: rate ?? lastRate, monthlyHours });
  const next = nextRateFrom ?? amendment.rateFrom;
  const pending = newRatesOf([...before, amendment]).find((one) => next !== null && one.from >= next);
  const isSame = pending ? pending.from === nextRateFrom && pending.rate === nextRate : nextRate === null;
  return {
    endDate,
    totalValue: Math.max(0, contract.totalValue + (isLonger ? change : -change)),
    ...(!isSame && { nextRate: pending?.rate ?? null, nextRateFrom: pending?.from ?? null }),
    ...(conversionFee !== null && { conversionFeeUntil: contract.conversionFeeUntil ?? former }),
  };
};

type NewRate = { from: string; rate: number };

/** The new rates that were agreed and are not taken back by an early end, the earliest first. */
const newRatesOf = (amendments: readonly Step[]): NewRate[] => {
  let rates: NewRate[] = [];
  for (const { kind, endDate, rate, rateFrom } of inOrder(amendments)) {
    if (kind === 'Early End') rates = rates.filter(({ from }) => from <= endDate);
    else if (rate !== null && rateFrom !== null) rates.push({ from: rateFrom, rate });
  }
  return rates;
};

/** The new rate that follows the one from this Monday. */
export const newRateAfter = (amendments: readonly Step[], monday: string): NewRate | null =>
  newRatesOf(amendments).find(({ from }) => from > monday) ?? null;

const inOrder = (amendments: readonly Step[]): Step[] =>
  amendments
    .filter(({ status }) => status === 'Agreed')
    .toSorted((a, b) => (decided(a) < decided(b) ? -1 : 1));

/** The rate at which a week of a contract is invoiced, given its amendments. */
export const rateOfWeek = (
  contract: Pick<Contract, 'rate'>,
  amendments: readonly Step[],
  week: string,
): number => {
  const first = inOrder(amendments).find(({ rate }) => rate !== null);
  return (
    newRatesOf(amendments).findLast(({ from }) => from <= week)?.rate ?? first?.formerRate ?? contract.rate
  );
};

const decided = ({ decidedAt, createdAt }: Step): string => decidedAt ?? createdAt;
