import type { FastifyInstance } from 'fastify';
import {
  type BatchItem,
  type BatchPart,
  largestBatch,
  readBatchPart,
} from '../../domain/change/batchPart.ts';
import type { NounName } from '../../domain/contract/index.ts';
import { Conflict } from '../../domain/errors.ts';
import { batchedNoun, fileOperations } from '../../operations/files.ts';
import { type GuardOptions, guarded } from '../guard.ts';
import { route } from '../operate.ts';
import { checkBatch, storeBatch } from '../store/change.ts';
import type { Answer, Work } from '../work.ts';

/**
 * `POST /api/v1/<noun>/batch`: many rows at once, all or none. A large batch is sent in parts, so that the
 * client can show progress; parts are validated and kept until the last one stores them all.
 */
export const batchRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, fileOperations.batch, (request, reply, _read, { noun }) =>
    guarded(options, (work) => takePart(work, batchedNoun.parse(noun), readBatchPart(request.body)))(
      request,
      reply,
    ),
  );
};

const takePart = async (work: Work, noun: NounName, part: BatchPart): Promise<Answer> => {
  if (part.last) return { body: { rows: await storeAll(work, noun, part) } };
  await checkBatch(work, noun, part.rows, part);
  await keepAside(work, part);
  return { status: 202, body: { checked: part.rows.length } };
};

const storeAll = async (work: Work, noun: NounName, part: BatchPart) => {
  const before = await takeBack(work, part);
  return storeBatch(work, noun, [...before, ...part.rows], { lenient: part.lenient });
};

const keepAside = async ({ transaction, actor, now }: Work, { batch, from, rows }: BatchPart) => {
  transaction.as('system');
  await transaction.query(
    `insert into "stagedRows" ("userId", "batch", "place", "rows", "n", "createdAt") values ($1, $2, $3, $4, $5, $6)
     on conflict ("userId", "batch", "place") do update set "rows" = excluded."rows", "n" = excluded."n"`,
    [actor.userId, batch, from, JSON.stringify(rows), rows.length, now],
  );
};

/** The parts before the last one, which must be complete. */
const takeBack = async ({ transaction, actor }: Work, { batch, from }: BatchPart): Promise<BatchItem[]> => {
  if (from === 0) return [];
  transaction.as('system');
  const parts = await transaction.query<{ place: number; rows: string; n: number }>(
    `delete from "stagedRows" where "userId" = $1 and "batch" = $2 returning "place", "rows", "n"`,
    [actor.userId, batch],
  );
  let next = 0;
  for (const part of parts.sort((a, b) => a.place - b.place)) {
    if (part.place !== next) break;
    next += part.n;
  }
  if (next !== from || from > largestBatch)
    throw Conflict('Part of this batch is missing. Nothing was saved. Please try again.');
  return parts.flatMap(({ rows }) => JSON.parse(rows) as BatchItem[]);
};
