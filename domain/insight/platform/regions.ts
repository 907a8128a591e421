import type { Group } from '../../query/groups.ts';
import type { Insight } from '../insight.ts';
import { relativeChange } from '../statistics.ts';
import { type AskedRange, askedRange, comparedIn } from './compared.ts';
import { numberIn } from './groups.ts';
import type { PlatformRange } from './range.ts';
import { currencyOf } from './revenueTrend.ts';

export type RegionRow = {
  /** The country at the end of a company's location; null if it has none. */
  region: string | null;
  /** Users with an active account today. */
  users: number;
  /** Amount invoiced in the time range, in minor units of the report's currency. */
  revenue: number;
  before: number;
  growth: number | null;
};
type RegionFigures = {
  range: PlatformRange;
  period: { from: string; to: string };
  regions: RegionRow[];
  currency: string;
  otherCurrencies: string[];
};

const companys = { by: 'companyId', noun: 'companies', field: 'location' } as const;

/** "Pune, India" is in India. */
const regionOf = ({ location }: Group): string | null =>
  location === null || location === undefined ? null : String(location).split(',').at(-1)?.trim() || null;

const add = (rows: Map<string | null, RegionRow>, group: Group, figure: Partial<RegionRow>) => {
  const region = regionOf(group);
  const row = rows.get(region) ?? { region, users: 0, revenue: 0, before: 0, growth: null };
  row.users += figure.users ?? 0;
  row.revenue += figure.revenue ?? 0;
  row.before += figure.before ?? 0;
  rows.set(region, row);
};

const inCurrency = (groups: readonly Group[]) => {
  const sums = Map.groupBy(groups, ({ currency }) => String(currency));
  return currencyOf(
    [...sums].map(([currency, some]) => ({
      currency,
      amount: some.reduce((sum, group) => sum + numberIn(group, 'revenue') + numberIn(group, 'before'), 0),
    })),
    'amount',
  );
};

/** Users and invoiced amounts by the country of the company. */
export const regionFigures: Insight<AskedRange, RegionFigures> = {
  userType: 'admin',
  asked: askedRange,
  needs: () => [],
  groups: ({ range }, now) => {
    const { since, now: lately, before } = comparedIn(range, now);
    return {
      users: {
        noun: 'users',
        conditions: [
          { field: 'status', operator: 'eq', value: 'Active' },
          { field: 'companyId', operator: 'neq', value: null },
        ],
        by: [],
        through: companys,
        figures: { users: {} },
      },
      invoiced: {
        noun: 'invoices',
        conditions: since('issuedDate'),
        by: ['currency'],
        through: companys,
        figures: {
          revenue: { sum: 'amount', where: lately('issuedDate') },
          before: { sum: 'amount', where: before('issuedDate') },
        },
      },
    };
  },
  of: (_, { range }, now, { users = [], invoiced = [] }) => {
    const { currency, otherCurrencies } = inCurrency(invoiced);
    const rows = new Map<string | null, RegionRow>();
    for (const group of users) add(rows, group, { users: numberIn(group, 'users') });
    for (const group of invoiced)
      if (group.currency === currency)
        add(rows, group, { revenue: numberIn(group, 'revenue'), before: numberIn(group, 'before') });
    return {
      range,
      period: comparedIn(range, now).told,
      regions: [...rows.values()]
        .map((row) => ({ ...row, growth: relativeChange(row.revenue, row.before) }))
        .sort((a, b) => b.revenue - a.revenue || b.users - a.users),
      currency,
      otherCurrencies,
    };
  },
};
