import type { Context, Reader } from '../domain/change/context.ts';
import type { Rows } from './rows.ts';

/** Who changes something and when, and the rows to do it with. */
export type UnitOfWork = Context & {
  rows: Rows;
  /** Scores a candidate for a job, where matching is at hand. */
  score?: NonNullable<Reader['matchScore']>;
};

/** Planning reads whatever it must know, whoever is at work. */
export const readerOf = ({ rows, score }: Pick<UnitOfWork, 'rows' | 'score'>): Reader => ({
  find: rows.system.find,
  findBy: rows.system.findBy,
  findAll: rows.system.findAll,
  countBench: rows.system.countBench,
  countUsers: rows.system.countUsers,
  hold: rows.hold,
  ...(score && { matchScore: score }),
});
