import { permissionsHeld } from '../domain/access/actorOf.ts';
import { permissionFor } from '../domain/access/can.ts';
import {
  type About,
  isOf,
  mailedAbout,
  namedInCharge,
  partsOf,
  type RecordId,
  recordActedOn,
} from '../domain/change/notifications/concerned.ts';
import type { User } from '../domain/contract/accounts/users.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { chargeSlot, type Follow, isFollowed } from '../domain/contract/platform/follows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Reading = Pick<UnitOfWork, 'rows' | 'actor'>;

export const colleagueFields = [
  'id',
  'email',
  'status',
  'role',
  'customRoleId',
  'lastLogin',
] as const satisfies readonly (keyof User)[];
export type Colleague = Pick<User, (typeof colleagueFields)[number]>;

/** How far a row's records are followed: a contract, its proposal, the request, its requisition and job. */
const mostLevels = 4;

/** The people of a company who get a mail about a row. */
export const mailedIn = async (
  work: Reading,
  companyId: string,
  about: About,
  people: readonly Colleague[],
): Promise<ReadonlySet<string>> => {
  const { levels, follows } = await recordsOf(work, companyId, about);
  return mailedAbout({
    people,
    inCharge: levels,
    followers: follows.filter(({ kind }) => kind === 'Follower').map(({ userId }) => userId),
    byColleague: work.actor.userId !== null && work.actor.companyId === companyId,
    mayAct: await mayActOn(work, about.noun, people),
  });
};

/** Users in charge by distance from the row, and all who follow one of the records. */
export const recordsOf = async ({ rows: { system } }: Reading, companyId: string | null, about: About) => {
  const levels: string[][] = [];
  const follows: Follow[] = [];
  const seen = new Set<string>();
  let current: About[] = [about];
  for (let level = 0; level < mostLevels && current.length > 0; level++) {
    const known = await Promise.all(
      current.map(({ noun, row }) =>
        isFollowed(noun) ? system.findAll('follows', { noun, target: row.id, companyId }) : [],
      ),
    );
    const found = known.flat();
    follows.push(...found);
    levels.push([
      ...current.flatMap(namedInCharge),
      ...found.filter(({ slot }) => slot === chargeSlot).map(({ userId }) => userId),
    ]);
    const parts = current.flatMap(partsOf).filter(({ noun, id }) => !seen.has(`${noun} ${id}`));
    for (const { noun, id } of parts) seen.add(`${noun} ${id}`);
    const next = await Promise.all(
      parts.map(async ({ noun, id }): Promise<About[]> => {
        const row: Row | null = await system.find(noun, id);
        return row ? [{ noun, row }] : [];
      }),
    );
    current = next.flat();
  }
  return { levels, follows };
};

/** Whose role lets them change rows of this noun. */
export const mayActOn = async (
  { rows: { system } }: Reading,
  noun: NounName,
  people: readonly Colleague[],
) => {
  const given = await system.findMany('roles', [
    ...new Set(people.flatMap(({ customRoleId }) => customRoleId ?? [])),
  ]);
  const needed = permissionFor('edit', noun);
  const able = new Set(
    people
      .filter((person) =>
        permissionsHeld(person, given.find(({ id }) => id === person.customRoleId) ?? null).includes(needed),
      )
      .map(({ id }) => id),
  );
  return (id: string): boolean => able.has(id);
};

/** People of this company, or operators, who follow the row or a record that it belongs to. */
export const followersOf = async (
  work: Reading,
  companyId: string | null,
  about: About,
): Promise<string[]> => {
  const { follows } = await recordsOf(work, companyId, about);
  return [...new Set(follows.filter(({ kind }) => kind === 'Follower').map(({ userId }) => userId))];
};

/** Whoever acts first for a company is in charge, until they leave. */
export const takeCharge = async ({ rows, actor, along }: UnitOfWork, about: About): Promise<void> => {
  const { userId, companyId } = actor;
  if (along || userId === null || companyId === null || !isOf(companyId, about)) return;
  const record: RecordId | undefined = recordActedOn(about);
  if (!record) return;
  const { system } = rows;
  const at = { companyId, noun: record.noun, target: record.id, slot: chargeSlot };
  const [known] = await system.findAll('follows', at);
  if (!known) {
    await system.insertOnce('follows', { ...at, userId, kind: 'In Charge' }, [
      'companyId',
      'noun',
      'target',
      'slot',
    ]);
    return;
  }
  if (known.userId === userId) return;
  const before = await system.find('users', known.userId);
  if (before?.status !== 'Active') await system.patch('follows', { id: known.id }, { userId });
};
