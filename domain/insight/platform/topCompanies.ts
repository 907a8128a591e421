import type { Company } from '../../contract/accounts/companies.ts';
import { deploymentTypes } from '../../contract/deals/deployments.ts';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { dateOf, dayNumber } from '../daySpans.ts';
import { askedNothing, type Insight } from '../insight.ts';
import { periodBefore, periodOf } from '../period.ts';
import { relativeChange } from '../statistics.ts';
import { numberIn } from './groups.ts';

export type TopCompany = {
  companyId: string;
  type: Company['type'];
  /** Minor units of the report's currency. */
  revenue: number;
  before: number;
  growth: number | null;
};
export type TopCompanies = {
  companies: TopCompany[];
  currency: string;
  /** Amounts in these currencies are left out. */
  otherCurrencies: string[];
};

const year = 365;
const shown = 8;

const periods = (now: Date) => {
  const period = periodOf(dayNumber(now.toISOString()), year);
  return { from: dateOf(period.from), before: dateOf(periodBefore(period).from) };
};

const grouping = (by: 'providerId' | 'recruiterId', now: Date) => {
  const { from, before } = periods(now);
  const signed = (operator: 'gte' | 'lt', value: string): Condition => ({
    field: 'signedDate',
    operator,
    value,
  });
  return {
    noun: 'contracts' as const,
    conditions: [
      { field: 'type', operator: 'in', value: [...deploymentTypes] } as const,
      signed('gte', before),
      { field: by, operator: 'neq', value: null } as const,
    ],
    by: [by, 'currency'],
    figures: {
      revenue: { sum: 'totalValue', where: [signed('gte', from)] },
      before: { sum: 'totalValue', where: [signed('lt', from)] },
    },
    top: { figure: 'revenue', most: shown, within: 'currency' },
  };
};

/** Contracts signed in the last year, by currency: companies are ranked in the one with the most. */
const inCurrencies = (now: Date) => ({
  noun: 'contracts' as const,
  conditions: [
    { field: 'type', operator: 'in', value: [...deploymentTypes] } as const,
    { field: 'signedDate', operator: 'gte', value: periods(now).from } as const,
    { field: 'providerId', operator: 'neq', value: null } as const,
  ],
  by: ['currency'],
  figures: { contracts: {} },
});

const inAlphabet = (one: Group, other: Group) => String(one.currency) < String(other.currency);

/**
 * Companies with the most business: the value of contracts that send a candidate to a client, signed in the
 * last 365 days, for both the provider and the recruiter; growth is against the previous 365 days.
 */
export const topCompanies: Insight<object, TopCompanies> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => ({
    currencies: inCurrencies(now),
    providers: grouping('providerId', now),
    recruiters: grouping('recruiterId', now),
  }),
  of: (_rows, _asked, _now, { currencies = [], providers = [], recruiters = [] }) => {
    const ranked = currencies
      .filter((group) => numberIn(group, 'contracts') > 0)
      .sort((a, b) => numberIn(b, 'contracts') - numberIn(a, 'contracts') || (inAlphabet(a, b) ? -1 : 1))
      .map((group) => String(group.currency));
    const [currency = 'USD', ...others] = ranked;
    const told = (groups: readonly Group[], by: string, type: Company['type']): TopCompany[] =>
      groups
        .filter((group) => group.currency === currency && numberIn(group, 'revenue') > 0)
        .map((group) => {
          const [revenue, before] = [numberIn(group, 'revenue'), numberIn(group, 'before')];
          return {
            companyId: String(group[by]),
            type,
            revenue,
            before,
            growth: relativeChange(revenue, before),
          };
        });
    return {
      companies: [
        ...told(providers, 'providerId', 'provider'),
        ...told(recruiters, 'recruiterId', 'recruiter'),
      ]
        .sort((a, b) => b.revenue - a.revenue || (a.companyId < b.companyId ? -1 : 1))
        .slice(0, shown),
      currency,
      otherCurrencies: others.sort(),
    };
  },
};
