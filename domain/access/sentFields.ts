import { z } from 'zod';
import { type NounName, nounOf } from '../contract/index.ts';
import { createSchema } from '../contract/noun.ts';
import { grantsOf, passes } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { type Grant, type PartyType, parties } from './rules.ts';

type Maker = { party: PartyType; grants: readonly Grant[] };

/** Who can add a row, and by which grants. */
export const makersOf = (noun: NounName): Maker[] =>
  parties
    .map((party) => ({ party, grants: grantsOf(rulesOf(noun)[party]?.create) }))
    .filter(({ grants }) => grants.length > 0);

const isSet = ({ where = {} }: Grant, field: string): boolean => Object.hasOwn(where, field);
const takes = (grant: Grant, field: string): boolean => !isSet(grant, field) && passes(grant, field);

/** Among several grants, the values that they set choose one. */
const maySend = ({ grants }: Maker, field: string): boolean =>
  grants.some((grant) => takes(grant, field) || (grants.length > 1 && isSet(grant, field)));

/** Who may send a field of a new row; for everyone else the rules set it. */
export const sendersOf = (noun: NounName, field: string): PartyType[] =>
  makersOf(noun)
    .filter((maker) => maySend(maker, field))
    .map(({ party }) => party);

/** The form of a new row for all who add one: what anyone may send, of which nobody has to send what is set for some. */
export const formForAll = (noun: NounName, without: readonly string[] = []): z.ZodObject => {
  const form = createSchema(
    nounOf(noun),
    (field) => !without.includes(field) && sendersOf(noun, field).length > 0,
  );
  const grants = makersOf(noun).flatMap((maker) => maker.grants);
  const setForSome = Object.entries(form.shape).filter(
    ([field]) => !grants.every((grant) => takes(grant, field)),
  );
  return form.extend(Object.fromEntries(setForSome.map(([field, schema]) => [field, z.optional(schema)])));
};
