import { useResourceContext } from 'react-admin';
import { isNounName, type NounName, nounOf } from '../../../domain/contract/index.ts';
import type { Noun } from '../../../domain/contract/noun.ts';

/** The noun of the current resource. */
export const useNoun = (resource?: string): Noun & { name: NounName } => {
  const name = useResourceContext({ resource }) ?? '';
  if (!isNounName(name)) throw new Error(`"${name}" is not a noun of the contract.`);
  return nounOf(name) as Noun & { name: NounName };
};
