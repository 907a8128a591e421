import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { Invalid } from '../errors.ts';
import { spokenName } from '../search/spokenName.ts';
import type { Reader, Values } from './context.ts';

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
