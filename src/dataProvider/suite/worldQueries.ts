import { expect, test } from 'vitest';
import { scopeFor, scopesOf, visible } from '../../../domain/access/can.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { readListQuery } from '../../../domain/query/query.ts';
import { selectRows } from '../../../domain/query/testing/selectRows.ts';
import type { World } from '../browser/worldStore.ts';
import { signedIn } from '../signedIn.ts';
import { type As, type Asked, list, sampleEmail } from './open.ts';

type Query = [user: 'provider' | 'recruiter' | 'admin', noun: NounName, asked: Asked];

/** Pages of users must not include the viewer, which each store creates differently. */
const staff = { role: ['Super Admin', 'Manager'] };
const queries: Query[] = [
  ['provider', 'candidates', { sort: ['name', 'DESC'], perPage: 10 }],
  ['provider', 'candidates', { sort: ['rate', 'ASC'], filter: { status: 'Available' }, page: 2, perPage: 5 }],
  ['recruiter', 'candidates', { sort: ['experience', 'DESC'], filter: { experience_gte: 5, q: 'e' } }],
  ['recruiter', 'candidates', { sort: ['location', 'ASC'], filter: { skills_inc_any: ['React', 'Java'] } }],
  ['admin', 'candidates', { sort: ['benchSince', 'ASC'], perPage: 500 }],
  ['admin', 'candidates', { sort: ['availableFrom', 'DESC'], filter: { published: true }, perPage: 100 }],
  ['admin', 'users', { sort: ['fullName', 'ASC'], filter: staff, perPage: 60 }],
  ['admin', 'companies', { sort: ['name', 'ASC'], perPage: 1000 }],
  ['admin', 'companies', { sort: ['revenue', 'DESC'], filter: { type: 'provider', status_neq: 'Active' } }],
  ['provider', 'companies', { sort: ['name', 'ASC'], page: 3 }],
  ['recruiter', 'companies', { sort: ['location', 'DESC'], filter: { q: 'a' } }],
  ['admin', 'tickets', { sort: ['satisfaction', 'DESC'], perPage: 200 }],
  ['admin', 'tickets', { sort: ['satisfaction', 'ASC'], filter: { status: ['Open', 'In Progress'] } }],
  ['admin', 'tickets', { sort: ['createdAt', 'DESC'], filter: { satisfaction: null } }],
  ['admin', 'tickets', { sort: ['title', 'ASC'], filter: { createdAt_lte: '2026-06-01T00:00:00.000Z' } }],
  ['provider', 'contracts', { sort: ['totalValue', 'DESC'] }],
  ['provider', 'contracts', { sort: ['signedDate', 'ASC'], filter: { type: ['SOW', 'MSA'] } }],
  ['provider', 'requests', { sort: ['received', 'DESC'], filter: { urgency: 'High' } }],
  ['recruiter', 'jobs', { sort: ['postedDate', 'DESC'] }],
  ['provider', 'jobs', { sort: ['title', 'ASC'], filter: { q: 'e' }, perPage: 50 }],
  ['recruiter', 'pipelineEntries', { sort: ['offerAmount', 'DESC'] }],
  ['recruiter', 'pipelineEntries', { sort: ['name', 'ASC'], filter: { stage: ['sourcing', 'screening'] } }],
  ['recruiter', 'stageChanges', { sort: ['at', 'DESC'], perPage: 100 }],
  ['admin', 'invoices', { sort: ['dueDate', 'ASC'], filter: { status: 'Overdue' }, perPage: 100 }],
  ['admin', 'invoices', { sort: ['amount', 'DESC'], filter: { amount_gt: 100 }, page: 2, perPage: 7 }],
  ['admin', 'transactions', { sort: ['date', 'DESC'] }],
  ['admin', 'subscriptions', { sort: ['endDate', 'ASC'], perPage: 300 }],
  ['provider', 'plans', { sort: ['price', 'ASC'] }],
  ['provider', 'preferences', { sort: ['label', 'ASC'], perPage: 100 }],
  ['provider', 'contractTemplates', { sort: ['name', 'ASC'] }],
  ['provider', 'activities', { sort: ['at', 'DESC'] }],
  ['recruiter', 'notifications', { sort: ['createdAt', 'DESC'] }],
  ['provider', 'integrations', { sort: ['lastSync', 'DESC'] }],
  ['admin', 'roles', { sort: ['name', 'ASC'] }],
  ['admin', 'featureToggles', { sort: ['category', 'ASC'], filter: { enabled: true } }],
];

/** Runs before anything is changed: every store returns what the shared rules say for the sample world. */
export const worldQueries = (as: As, world: () => World): void => {
  const rowsOf = (noun: NounName) => world()[noun] ?? [];

  const actorOf = (user: Query[0]) => {
    const found = rowsOf('users').find(({ email }) => email === sampleEmail(user));
    if (!found) throw new Error(`The sample world has no ${sampleEmail(user)}`);
    return signedIn(found as User, null);
  };

  const expected = ([user, noun, asked]: Query) => {
    const { filter, sort = ['id', 'ASC'], page = 1, perPage = 25 } = asked;
    const scopes = scopesOf(actorOf(user), 'list', noun);
    const range = [(page - 1) * perPage, page * perPage - 1];
    const found = selectRows(rowsOf(noun), scopes, readListQuery(noun, scopes, { filter, sort, range }));
    const shown = found.rows.map((row) => visible(scopeFor(scopes, row) ?? { where: {} }, row));
    return { data: shown, total: found.total };
  };

  test.each(queries)('the %s finds in the sample world: %s %j', async (...query) => {
    const [user, noun, asked] = query;
    const { data, total } = await list(await as(user), noun, asked);
    const answer = expected(query);
    expect(answer.total).toBeGreaterThan(0);
    expect(total).toBe(answer.total);
    expect(data.map(({ id }) => id)).toEqual(answer.data.map(({ id }) => id));
    if (noun !== 'users') expect(data).toEqual(answer.data);
  });
};
