import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';

/** The nouns whose rows come with a file. */
export const fileNouns: readonly NounName[] = nounNames.filter((noun) => nounOf(noun).file);

/** Where the bytes of a noun's rows are: `contractDocumentFiles` of `contractDocuments`. */
export const fileTable = (noun: NounName): string => noun.replace(/s$/, 'Files');
