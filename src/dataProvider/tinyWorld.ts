import type { User } from '../../domain/contract/accounts/users.ts';
import { isOptional } from '../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { type Row, schemaOf } from '../../domain/contract/noun.ts';
import type { World } from './browser/worldStore.ts';

const made = '2026-01-05T08:00:00.000Z';

/** A row with null in every nullable field. */
const row = (noun: NounName, id: string, columns: Record<string, unknown>): Row => {
  const { fields, defaults } = nounOf(noun);
  const optional = Object.keys(fields).filter((field) => isOptional(schemaOf(nounOf(noun), field)));
  const empty = Object.fromEntries(optional.map((field) => [field, null]));
  return { ...empty, ...defaults, id, version: 1, createdAt: made, updatedAt: made, ...columns };
};

const company = (id: string, type: 'provider' | 'recruiter', name: string) =>
  row('companies', id, {
    type,
    name,
    industry: 'IT Services',
    location: 'Lyon',
    status: 'Active',
    joinDate: '2026-01-05',
    placements: 0,
  });

const user = (id: string, userType: string, companyId: string | null, role = 'User') =>
  row('users', id, {
    userType,
    companyId,
    role,
    firstName: 'Sam',
    lastName: id,
    fullName: `Sam ${id}`,
    email: `${id.toLowerCase()}@talentbench.example`,
    status: 'Active',
    verified: true,
    profileViews: 0,
    loginCount: 0,
  });

const candidate = (id: string, companyId: string, name: string) =>
  row('candidates', id, {
    companyId,
    name,
    title: 'Engineer',
    skills: ['SQL'],
    experience: 5,
    location: 'Lyon',
    status: 'Available',
    listed: true,
    rate: 9000,
    cost: 6000,
    profileViews: 0,
    requests: 0,
  });

/** Two providers, a recruiter and an operator: enough for tests of stores. */
export const tinyWorld: World = {
  companies: [
    company('CO-001', 'provider', 'Bench & Sons'),
    company('CO-002', 'recruiter', 'Hire Co'),
    company('CO-003', 'provider', 'Other Bench'),
  ],
  users: [
    user('USR-001', 'provider', 'CO-001', 'Admin'),
    user('USR-002', 'recruiter', 'CO-002', 'Admin'),
    user('USR-003', 'admin', null, 'Super Admin'),
    user('USR-004', 'provider', 'CO-003', 'Admin'),
  ],
  candidates: [
    candidate('BE-001', 'CO-001', 'Ada Lovelace'),
    candidate('BE-009', 'CO-001', 'Grace Hopper'),
    candidate('BE-010', 'CO-003', 'Alan Turing'),
  ],
};

const userOf = (id: string) => (tinyWorld.users?.find((one) => one.id === id) ?? null) as User | null;
export const tinyUsers = {
  provider: userOf('USR-001') as User,
  recruiter: userOf('USR-002') as User,
  admin: userOf('USR-003') as User,
};
