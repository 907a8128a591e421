import type { Noun } from '../domain/contract/noun.ts';
import type { Operation } from './operation.ts';

/** What those who call an operation need to know of it. */
export type Call = Pick<Operation, 'method' | 'path' | 'repeatable' | 'enveloped' | 'nullIfMissing'> & {
  /** Whether the response has a body. */
  isAnswered: boolean;
};

export const callOf = ({ method, path, answer, repeatable, enveloped, nullIfMissing }: Operation): Call => ({
  method,
  path,
  isAnswered: answer !== undefined,
  ...(repeatable && { repeatable }),
  ...(enveloped !== undefined && { enveloped }),
  ...(nullIfMissing && { nullIfMissing }),
});

/** The noun of the row below whose address a file is uploaded, the field that refers to it, and the last part of the address. */
export type FilesBelow = NonNullable<NonNullable<Noun['file']>['below']>;
