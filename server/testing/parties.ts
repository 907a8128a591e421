import type { Actor } from '../../domain/access/can.ts';
import { permissionsOf } from '../../domain/access/permissions.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { TestDatabase } from './openTestServer.ts';

/** One user of each type in the sample world. */
export const people: Record<UserType, string> = {
  provider: 'provider@talentbench.example',
  recruiter: 'recruiter@talentbench.example',
  admin: 'admin@talentbench.example',
};

export const rowsOf = async ({ owner }: TestDatabase, noun: NounName): Promise<Row[]> => {
  const columns = Object.keys(nounOf(noun).all).map((field) => `"${field}"`);
  return (await owner.query<Row>(`select ${columns.join(', ')} from "${noun}" order by "seq"`)).rows;
};

export const actorOf = async ({ find }: TestDatabase, userType: UserType): Promise<Actor> => {
  const { id, companyId, role } = await find(people[userType]);
  return { userId: id, userType, companyId, permissions: permissionsOf(role) };
};
