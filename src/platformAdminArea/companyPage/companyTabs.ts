import type { NounName } from '../../../domain/contract/index.ts';
import { isNounName } from '../../../domain/contract/names.ts';
import type { Side } from '../../resources/companies/addCompanyLayouts.ts';

/** Rows of another noun that belong to a company: the field that links them, and the columns shown. */
export interface TabRows {
  noun: NounName;
  target: string;
  columns: readonly string[];
  sort: { field: string; order: 'ASC' | 'DESC' };
}
export interface CompanyTab extends TabRows {
  /** The tab's part of the address and the key of its texts. */
  path: string;
}

const newest = (field: string) => ({ field, order: 'DESC' as const });
const byName = (field: string) => ({ field, order: 'ASC' as const });

const people: CompanyTab = {
  path: 'people',
  noun: 'users',
  target: 'companyId',
  columns: ['fullName', 'email', 'role', 'status', 'lastActive'],
  sort: byName('fullName'),
};
const offers: Record<Side, CompanyTab> = {
  provider: {
    path: 'resources',
    noun: 'candidates',
    target: 'companyId',
    columns: ['name', 'title', 'status', 'availability', 'rate', 'listed'],
    sort: byName('name'),
  },
  recruiter: {
    path: 'jobs',
    noun: 'jobs',
    target: 'companyId',
    columns: ['title', 'location', 'status', 'applications', 'postedDate', 'listed'],
    sort: newest('postedDate'),
  },
};
const contractsOf = (side: Side): CompanyTab => ({
  path: 'contracts',
  noun: 'contracts',
  target: `${side}Id`,
  columns: [
    'employee',
    side === 'provider' ? 'client' : 'providerId',
    'status',
    'startDate',
    'endDate',
    'totalValue',
  ],
  sort: newest('startDate'),
});
const invoices: CompanyTab = {
  path: 'invoices',
  noun: 'invoices',
  target: 'companyId',
  columns: ['id', 'plan', 'status', 'amount', 'issuedDate', 'dueDate'],
  sort: newest('issuedDate'),
};
const tickets: CompanyTab = {
  path: 'tickets',
  noun: 'tickets',
  target: 'companyId',
  columns: ['id', 'title', 'priority', 'status', 'assigneeId', 'createdAt'],
  sort: newest('createdAt'),
};

/** The tabs of a company, without those of plugins that are off. */
export const companyTabs = (side: Side): readonly CompanyTab[] =>
  [people, offers[side], contractsOf(side), invoices, tickets].filter(({ noun }) => isNounName(noun));
