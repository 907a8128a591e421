import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';

/** Nouns whose rows have a file. */
export const fileNouns: readonly NounName[] = nounNames.filter((noun) => nounOf(noun).file);

/** Table with the files of a noun: `contractDocumentFiles` of `contractDocuments`. */
export const fileTable = (noun: NounName): string => noun.replace(/s$/, 'Files');
