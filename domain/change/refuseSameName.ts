import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { Invalid } from '../errors.ts';
import { foldText } from '../search/foldText.ts';
import type { Reader, Values } from './context.ts';

/** What two names have in common that a person reads as one: without case, accents, apostrophes and the number of blanks. */
export const spokenName = (name: unknown): string => foldText(String(name)).replace(/\s+/gu, ' ').trim();

/** Names of one owner must differ in more than how they are written. Returns all of the owner's rows. */
export const refuseSameName = async (
  noun: NounName,
  row: Values,
  owner: Values,
  reader: Reader,
): Promise<Row[]> => {
  await reader.hold(`names of ${noun} ${Object.values(owner)}`, 'alone');
  const known = await reader.findAll(noun, owner);
  const name = spokenName(row.name);
  if (known.some((other) => other.id !== row.id && spokenName(other.name) === name))
    throw Invalid({ name: 'value.in-use' });
  return known;
};
