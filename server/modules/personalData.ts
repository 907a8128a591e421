import type { FastifyInstance } from 'fastify';
import { scopeFor, scopesOf, visible } from '../../domain/access/can.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { NotFound } from '../../domain/errors.ts';
import {
  checkPersonalData,
  exportEntry,
  gather,
  type PersonNoun,
  personalDataOf,
} from '../../domain/privacy/personalData.ts';
import { operations } from '../../operations/index.ts';
import { type GuardOptions, inSession, send } from '../guard.ts';
import { route } from '../operate.ts';
import { record } from '../store/change.ts';
import { findRowsIn } from '../store/erase.ts';
import { findRow } from '../store/rows.ts';
import type { Work } from '../work.ts';

/**
 * All data about one person as a JSON file, read with the eraser role, for operators with security
 * permissions.
 */
export const personalDataRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, operations.personalData, async (request, reply, read) => {
    const body = await inSession(options, request, (work) => {
      const { noun, id } = read();
      return exportOf(work, noun, id);
    });
    return send(reply, { body });
  });
};

const exportOf = async (work: Work, noun: PersonNoun, id: string) => {
  const { actor, transaction, now } = work;
  checkPersonalData(actor);
  const row = await findRow(transaction, noun, id);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw NotFound(nounOf(noun).label);
  transaction.as('eraser');
  const rows = await gather(noun, row, findRowsIn(transaction), now);
  transaction.as('system');
  await record(work, exportEntry(noun, row));
  return personalDataOf(noun, visible(scope, row), rows, now);
};
