import { type Scope, scopeFor, scopesOf, visible } from '../domain/access/can.ts';
import { checkChangeProof } from '../domain/access/freshProof.ts';
import { behaviorOf } from '../domain/change/behaviors/index.ts';
import { planCreate, planDelete, planEdit } from '../domain/change/change.ts';
import type { Values } from '../domain/change/context.ts';
import { takePicture } from '../domain/change/pictures.ts';
import { planVisit } from '../domain/change/visit.ts';
import { type NounName, nounOf } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { RowMissing, Stale } from '../domain/errors.ts';
import { finish } from './effects.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

/**
 * Stores a new row and its effects; returns the fields its author may see. `beside` stores data that belongs
 * to the row but is kept elsewhere.
 */
export const createRow = async (
  work: UnitOfWork,
  noun: NounName,
  body: unknown,
  beside?: (id: string) => Promise<unknown>,
): Promise<Row> => {
  const { own } = work.rows;
  const planned = await planCreate(noun, body, work, readerOf(work));
  checkChangeProof(work.actor, noun, 'create', planned);
  const { columns, picture } = takePicture(noun, planned, work.now);
  const after = await own.insert(noun, columns);
  await beside?.(after.id);
  if (picture) await own.keepPicture(after.id, picture);
  await finish(work, noun, null, after);
  return seenBy(work, noun, after);
};

/** Stores a form of the public site; null if an equivalent row exists. */
export const acceptVisit = async (work: UnitOfWork, noun: NounName, body: unknown): Promise<Row | null> => {
  const planned = await planVisit(noun, body, work, readerOf(work));
  const after = await work.rows.own.insertUnseen(noun, planned);
  if (after) await finish(work, noun, null, after);
  return after;
};

/** Changes a row at this version. Stores nothing if there is no difference. */
export const editRow = async (
  work: UnitOfWork,
  noun: NounName,
  id: string,
  version: number,
  body: unknown,
): Promise<Row> => {
  const { own } = work.rows;
  const before = await existing(work, noun, id, version);
  const reader = readerOf(work);
  const changes = await planEdit(noun, before, body, work, reader);
  if (Object.keys(changes).length === 0) return seenBy(work, noun, before);
  checkChangeProof(work.actor, noun, 'edit', changes);
  const { columns, picture } = takePicture(noun, changes, work.now);
  const prefetched = await behaviorOf(noun).prefetch?.(before, changes, reader, work);
  const after = await own.update(noun, before, columns);
  if (!after) throw await conflictError(work, noun, id);
  if (picture !== undefined) await own.keepPicture(id, picture);
  await finish({ ...work, ...prefetched }, noun, before, after);
  return seenBy(work, noun, after);
};

/** Deletes a row at this version, or at any version if none is given. */
export const removeRow = async (
  work: UnitOfWork,
  noun: NounName,
  id: string,
  version: number | null,
): Promise<Row> => {
  const before = await existing(work, noun, id, version);
  await planDelete(noun, before, work, readerOf(work));
  if (!(await work.rows.own.remove(noun, before))) throw await conflictError(work, noun, id);
  await finish(work, noun, before, null);
  return seenBy(work, noun, before);
};

/** An automatic change, with the same effects and audit entry as any other. */
export const changeByItself = async (
  work: UnitOfWork,
  noun: NounName,
  before: Row,
  changes: Values,
): Promise<Row | null> => {
  const after = await work.rows.system.update(noun, before, changes);
  if (after) await finish(work, noun, before, after);
  return after;
};

/** The row to change, if both the rules and the store let this person see it. */
const existing = async (work: UnitOfWork, noun: NounName, id: string, version: number | null) => {
  const { rows, actor } = work;
  // Waits for a concurrent change of the row, then reads it.
  const [, row] = await Promise.all([rows.hold(`${noun} ${id}`, 'alone'), rows.own.find(noun, id)]);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw RowMissing(nounOf(noun));
  if (version !== null && row.version !== version) throw Stale(visible(scope, row));
  return row;
};

/** The row was changed between reading and writing, or the store refused it. */
const conflictError = async (work: UnitOfWork, noun: NounName, id: string) => {
  const current = await work.rows.own.find(noun, id);
  return current ? Stale(seenBy(work, noun, current)) : RowMissing(nounOf(noun));
};

const seenBy = ({ actor }: UnitOfWork, noun: NounName, row: Row): Row =>
  visible((scopeFor(scopesOf(actor, 'show', noun), row) ?? { where: {}, only: [] }) as Scope, row);
