import { deploymentTypes } from '../contract/deals/deployments.ts';
import type { Condition } from '../query/condition.ts';
import type { Group } from '../query/groups.ts';
import { utcDay } from '../time/days.ts';
import { askedNothing, type Insight } from './insight.ts';
import { numberIn } from './platform/groups.ts';

/** Number and total of the contracts in one currency, in its minor units. */
type ContractSum = { currency: string; contracts: number; amount: number };

/** Figures by currency, the one with the most contracts first. */
type ContractFigures = {
  /** Hourly rate × hours per month of the contracts running today. */
  monthlyRevenue: ContractSum[];
  /** Total value of the contracts that are signed or awaiting signature. */
  totalValue: ContractSum[];
};

/** Filters of the lists behind the two figures. */
export const runningToday = (today: string) => ({
  type: [...deploymentTypes],
  status: 'Active',
  startDate_lte: today,
  endDate_gte: today,
});
export const valued = { status: ['Pending', 'Active'] };

const running = (today: string): Condition[] => [
  { field: 'type', operator: 'in', value: runningToday(today).type },
  { field: 'status', operator: 'eq', value: 'Active' },
  { field: 'startDate', operator: 'lte', value: today },
  { field: 'endDate', operator: 'gte', value: today },
];

/** Totals of a company's contracts, for users who may list them; currencies are never mixed. */
export const contractFigures: Insight<object, ContractFigures> = {
  userType: null,
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => ({
    monthly: {
      noun: 'contracts',
      conditions: running(utcDay(now)),
      by: ['currency', 'monthlyHours'],
      figures: { contracts: {}, rate: { sum: 'rate' } },
    },
    value: {
      noun: 'contracts',
      conditions: [{ field: 'status', operator: 'in', value: valued.status }],
      by: ['currency'],
      figures: { contracts: {}, amount: { sum: 'totalValue' } },
    },
  }),
  of: (_rows, _asked, _now, { monthly = [], value = [] }) => ({
    monthlyRevenue: byCurrency(monthly, (group) => numberIn(group, 'rate') * numberIn(group, 'monthlyHours')),
    totalValue: byCurrency(value, (group) => numberIn(group, 'amount')),
  }),
};

const byCurrency = (groups: readonly Group[], amountOf: (group: Group) => number): ContractSum[] =>
  [...Map.groupBy(groups, ({ currency }) => String(currency))]
    .map(([currency, own]) => ({
      currency,
      contracts: own.reduce((all, group) => all + numberIn(group, 'contracts'), 0),
      amount: own.reduce((all, group) => all + amountOf(group), 0),
    }))
    .sort((a, b) => b.contracts - a.contracts || b.amount - a.amount || (a.currency < b.currency ? -1 : 1));
