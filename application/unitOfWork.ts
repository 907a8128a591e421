import type { Context, Reader } from '../domain/change/context.ts';
import type { Rows } from './rows.ts';

/** The author and time of a change, and access to the rows. */
export type UnitOfWork = Context & {
  rows: Rows;
  /** Match score of a candidate for a job, if matching is available. */
  score?: NonNullable<Reader['matchScore']>;
};

/** Runs work in a transaction of its own, with the permissions of the system. */
export type InTransaction = <T>(act: (work: UnitOfWork) => Promise<T>) => Promise<T>;

/** Planning reads with the permissions of the system, whoever the author is. */
export const readerOf = ({ rows, score }: Pick<UnitOfWork, 'rows' | 'score'>): Reader => ({
  find: rows.system.find,
  findBy: rows.system.findBy,
  findAll: rows.system.findAll,
  count: rows.system.count,
  countBench: rows.system.countBench,
  countUsers: rows.system.countUsers,
  hold: rows.hold,
  ...(score && { matchScore: score }),
});
