import type { FastifyInstance } from 'fastify';
import type { StagedParts } from '../../application/batch.ts';
import type { Actor } from '../../domain/access/can.ts';
import type { BatchItem } from '../../domain/change/batchPart.ts';
import { readBatchPart } from '../../domain/change/readBatchPart.ts';
import { batchedNoun, fileOperations } from '../../operations/files.ts';
import { type GuardOptions, guarded } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import { takeBatchPart } from '../store/change.ts';

/** `POST /api/v1/<noun>/batch`: many rows at once, all or none, in one part or several. */
export const batchRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, fileOperations.batch, (request, reply, _read, { noun }) =>
    guarded(options, async (work) => {
      const part = readBatchPart(request.body);
      const rows = await takeBatchPart(work, batchedNoun.parse(noun), part, stagedParts(work));
      return rows ? { body: { rows } } : { status: 202, body: { checked: part.rows.length } };
    })(request, reply),
  );
};

/** Parts are rows of their own, which the next one finds whichever process takes it. */
const stagedParts = ({ transaction, actor, now }: Work): StagedParts => ({
  keep: async ({ batch, from, rows }) => {
    await transaction.as('system').query(
      `insert into "stagedRows" ("userId", "batch", "place", "rows", "n", "createdAt") values ($1, $2, $3, $4, $5, $6)
       on conflict ("userId", "batch", "place") do update set "rows" = excluded."rows", "n" = excluded."n"`,
      [actor.userId, partName(actor, batch), from, JSON.stringify(rows), rows.length, now],
    );
  },
  take: async (batch) => {
    const parts = await transaction
      .as('system')
      .query<{ from: number; rows: string }>(
        `delete from "stagedRows" where "userId" = $1 and "batch" = $2 returning "place" as "from", "rows"`,
        [actor.userId, partName(actor, batch)],
      );
    return parts.map(({ from, rows }) => ({ from, rows: JSON.parse(rows) as BatchItem[] }));
  },
});

/** An API key completes no batch that its person began in a session, and the other way round. */
const partName = ({ key }: Actor, batch: string): string => (key ? `${key.id} ${batch}` : batch);
