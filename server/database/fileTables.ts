import type { NounName } from '../../domain/contract/index.ts';

/** Table with the files of a noun: `contractDocumentFiles` of `contractDocuments`. */
export const fileTable = (noun: NounName): string => noun.replace(/s$/, 'Files');
