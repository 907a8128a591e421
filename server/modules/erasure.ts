import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../domain/access/can.ts';
import { scopeFor, scopesOf, visible } from '../../domain/access/can.ts';
import { nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { NotFound, Refusal } from '../../domain/errors.ts';
import { checkErasure, checkNamed } from '../../domain/privacy/checkErasure.ts';
import { type Erasure, planErasure } from '../../domain/privacy/erasure.ts';
import { checkPersonalData, type PersonNoun } from '../../domain/privacy/personalData.ts';
import { type ErasurePreview, erasureEntry, previewOf } from '../../domain/privacy/preview.ts';
import { type InputOf, operations } from '../../operations/index.ts';
import { inSession, send } from '../guard.ts';
import { rememberAnswer } from '../idempotency.ts';
import { operate, route } from '../operate.ts';
import type { AppOptions } from '../options.ts';
import { forgetAnswers } from '../reports/forgetAnswers.ts';
import { readerOf, record } from '../store/change.ts';
import { auditEntriesOf, erase, findRowsIn } from '../store/erase.ts';
import { findRow, hold } from '../store/rows.ts';
import type { Work } from '../work.ts';

/** Erases a person: first a preview, then the erasure itself. */
export const erasureRoutes = (app: FastifyInstance, options: AppOptions) => {
  operate(app, options, operations.erasurePreview, (work, { noun, id }) => preview(work, noun, id));
  route(app, operations.erase, async (request, reply, read) => {
    let mails = new Set<string>();
    const answer = await inSession(options, request, (work) =>
      rememberAnswer(work, request, async () => {
        checkPersonalData(work.actor);
        const done = await eraseNow(work, read());
        mails = mailsOf(done.erasure);
        return { body: done.row };
      }),
    );
    // Mail texts are stored in a folder, and deleted once the deletion of their rows is committed.
    if (mails.size) await options.outbox?.forget(async (ids) => new Set(ids.filter((id) => !mails.has(id))));
    return send(reply, answer);
  });
};

const mailsOf = ({ changed, removed }: Erasure) =>
  new Set([...changed, ...removed].filter(({ noun }) => noun === 'mails').map(({ row }) => row.id));

const nounsOf = ({ changed, removed }: Erasure) => [...changed, ...removed].map(({ noun }) => noun);

const preview = async (work: Work, noun: PersonNoun, id: string): Promise<ErasurePreview> => {
  checkPersonalData(work.actor);
  const { row } = await personFor(work, noun, id);
  const refused = await whyNot(work, noun, row);
  work.transaction.as('eraser');
  const erasure = await planErasure(noun, row, findRowsIn(work.transaction), work.now);
  const entries = await auditEntriesOf(work.transaction, noun, id);
  return previewOf(noun, row, erasure, { entries, refused });
};

const whyNot = async (work: Work, noun: PersonNoun, row: Row): Promise<string | null> => {
  try {
    await check(work, noun, row);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

const check = (work: Work, noun: PersonNoun, row: Row) => {
  work.transaction.as('system');
  return checkErasure(noun, row, work, readerOf(work));
};

const eraseNow = async (work: Work, { noun, id, name }: InputOf<'erase'>) => {
  const { transaction, now } = work;
  await hold(transaction, `${noun} ${id}`, 'alone');
  const { row, scope } = await personFor(work, noun, id);
  await check(work, noun, row);
  checkNamed(noun, row, name);
  transaction.as('eraser');
  const erasure = await planErasure(noun, row, findRowsIn(transaction, ' for update'), now);
  const after = await erase(transaction, noun, row, erasure, now);
  await forgetAnswers(transaction, [noun, 'auditLogs', ...nounsOf(erasure)]);
  transaction.as('system');
  await record(work, erasureEntry(noun, row));
  return { row: visible(scope, after), erasure };
};

const personFor = async (
  { transaction, actor }: Work,
  noun: PersonNoun,
  id: string,
): Promise<{ row: Row; scope: Scope }> => {
  const row = await findRow(transaction, noun, id);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw NotFound(nounOf(noun).label);
  return { row, scope };
};
