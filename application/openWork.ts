import { isOf } from '../domain/change/notifications/concerned.ts';
import { isOpenRecord, type NamedWork, namedWork } from '../domain/change/openWork.ts';
import type { User } from '../domain/contract/accounts/users.ts';
import type { Row } from '../domain/contract/noun.ts';
import { type Follow, type FollowedNoun, followedNouns } from '../domain/contract/platform/follows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** A record in the charge of a person, or a row that names them. */
export type Piece =
  | { kind: FollowedNoun; noun: FollowedNoun; row: Row; follow: Follow }
  | { kind: NamedWork['kind']; noun: NamedWork['noun']; row: Row; named: NamedWork };

/** What a person has open. */
export const openWorkOf = async (
  { rows: { system } }: Pick<UnitOfWork, 'rows'>,
  person: Pick<User, 'id' | 'companyId'>,
): Promise<Piece[]> => {
  const { id: userId, companyId } = person;
  const charges = await system.findAll('follows', { userId, companyId, kind: 'In Charge' });
  const inCharge = followedNouns.map(async (noun): Promise<Piece[]> => {
    const ofNoun = new Map(charges.filter((one) => one.noun === noun).map((one) => [one.target, one]));
    const records = await system.findMany(noun, [...ofNoun.keys()]);
    return records.flatMap((row: Row): Piece[] => {
      const follow = ofNoun.get(row.id);
      const isTheirs = companyId !== null && isOf(companyId, { noun, row }) && isOpenRecord(noun, row);
      return follow && isTheirs ? [{ kind: noun, noun, row, follow }] : [];
    });
  });
  const byName = namedWork.map(async (named): Promise<Piece[]> => {
    const found: Row[] = await system.findAll(named.noun, { [named.field]: userId });
    return found.filter(named.isOpen).map((row) => ({ kind: named.kind, noun: named.noun, row, named }));
  });
  return (await Promise.all([...inCharge, ...byName])).flat();
};
