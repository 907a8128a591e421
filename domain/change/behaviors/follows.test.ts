import { expect, it } from 'vitest';
import { actorOf } from '../../access/actorOf.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { planCreate } from '../change.ts';
import { effectsOf } from '../effectsOf.ts';
import { readerOver } from '../testing/readerOver.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { rowWith } from '../testing/rowWith.ts';

const user = (id: string, more: object = {}) =>
  rowWith(id, {
    fullName: `Sam ${id}`,
    userType: 'recruiter',
    companyId: 'CO-002',
    role: 'User',
    status: 'Active',
    ...more,
  }) as unknown as User;
const people = {
  me: user('USR-1'),
  colleague: user('USR-2'),
  viewer: user('USR-3', { role: 'Viewer' }),
  gone: user('USR-4', { status: 'Inactive' }),
  ownRole: user('USR-5', { role: 'Admin', customRoleId: 'ROL-1' }),
  stranger: user('USR-6', { companyId: 'CO-003' }),
  provider: user('USR-7', { companyId: 'CO-001', userType: 'provider', role: 'User' }),
  seller: user('USR-8', { companyId: 'CO-001', userType: 'provider', role: 'Manager' }),
};
type Name = keyof typeof people;
const records: Partial<Record<NounName, Row>> = {
  jobs: rowWith('JOB-1', { companyId: 'CO-002', title: 'Crane Driver', listed: true }),
  contracts: rowWith('SOW-1', { providerId: 'CO-001', recruiterId: 'CO-002' }),
};
const reader = readerOver({
  users: Object.values(people),
  roles: [rowWith('ROL-1', { permissions: ['market.read'] })],
  companies: [rowWith('CO-002', {}), rowWith('CO-001', {})],
  ...Object.fromEntries(Object.entries(records).map(([noun, row]) => [noun, [row]])),
});
const by = (name: Name) => ({
  actor: actorOf(people[name], null),
  name: people[name].fullName,
  now: new Date('2026-06-15T09:00:00.000Z'),
});

const assign = (author: Name, noun: 'jobs' | 'contracts', to: Name) =>
  planCreate(
    'follows',
    { noun, target: records[noun]?.id, kind: 'In Charge', userId: people[to].id },
    by(author),
    reader,
  );

it.each([
  ['me', 'jobs', 'colleague'],
  ['me', 'jobs', 'me'],
  ['seller', 'contracts', 'seller'],
] as const)('%s assigns one of %s to %s', async (author, noun, to) => {
  const row = await assign(author, noun, to);
  expect(row).toMatchObject({ kind: 'In Charge', userId: people[to].id, slot: 'charge' });
});

it.each([
  ['someone whose role only reads', 'viewer', 'follows.may-not'],
  ['someone whose own role only reads', 'ownRole', 'follows.may-not'],
  ['someone who has left', 'gone', 'tasks.not-in-company'],
  ['someone of another company', 'stranger', 'reference.missing'],
] as const)('a record is not assigned to %s', async (_, to, code) => {
  const refused = await refusalOf(() => assign('me', 'jobs', to));
  expect([refused?.status, refused?.fields.userId]).toEqual([400, code]);
});

it.each([
  ['a provider assign the job of a recruiter', 'seller', 'jobs', 'seller'],
  ['people assign what their role does not let them change', 'provider', 'contracts', 'seller'],
  ['people who only read assign a job', 'viewer', 'jobs', 'me'],
] as const)('nor may %s', async (_, author, noun, to) => {
  expect(await refusalOf(() => assign(author, noun, to))).toMatchObject({ status: 403 });
});

it('the new person in charge is notified with the page of the record, the author of an assignment is not', () => {
  const follow = rowWith('FOL-1', {
    companyId: 'CO-002',
    noun: 'pipelineEntries',
    target: 'PE-7',
    kind: 'In Charge',
    userId: 'USR-2',
  });
  const told = (author: Name) =>
    effectsOf('follows', { ...follow, userId: 'USR-9' }, follow, by(author)).flatMap((effect) =>
      effect.kind === 'read' ? effect.effects([[rowWith('PE-7', { name: 'Ada Bench' })]]) : [],
    );
  expect(told('me')).toMatchObject([
    {
      kind: 'notifyCompany',
      companyId: 'CO-002',
      to: 'USR-2',
      notification: {
        code: 'recordAssigned',
        values: { person: 'Sam USR-1', title: 'Ada Bench', id: 'PE-7' },
        link: '/recruiter/pipeline/PE-7/show',
      },
    },
  ]);
  expect(told('colleague')).toEqual([]);
});
