import { type Scope, scopeFor, scopesOf, visible } from '../../../domain/access/can.ts';
import { auditRow } from '../../../domain/change/audit.ts';
import type { Context } from '../../../domain/change/context.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { NotFound, Refusal } from '../../../domain/errors.ts';
import { checkErasure, checkNamed } from '../../../domain/privacy/checkErasure.ts';
import { type Erasure, type FindRows, planErasure, type RowQuery } from '../../../domain/privacy/erasure.ts';
import { checkPersonalData, type PersonNoun } from '../../../domain/privacy/personalData.ts';
import {
  type ErasurePreview,
  erasureEntry,
  forgottenIn,
  previewOf,
} from '../../../domain/privacy/preview.ts';
import type { SignedIn } from '../signedIn.ts';
import { forgetWords } from './browserSeals.ts';
import type { Files } from './files.ts';
import { readerOf } from './memoryRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

type Author = Context & { actor: SignedIn };

export const previewErasure = async (
  store: WorldStore,
  noun: PersonNoun,
  id: string,
  author: Author,
): Promise<ErasurePreview> => {
  const { row } = personFor(store, noun, id, author);
  const refused = await checkErasure(noun, row, author, readerOf(store)).then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );
  const erasure = await planErasure(noun, row, findRowsIn(store), author.now);
  const names = (entry: Row) => (entry.noun === noun && entry.target === id) || entry.userId === id;
  return previewOf(noun, row, erasure, { entries: store.rows('auditLogs').filter(names).length, refused });
};

/** Erases a person as the server does. */
export const erasePerson = async (
  { store, files }: { store: WorldStore; files: Files },
  noun: PersonNoun,
  id: string,
  name: string,
  author: Author,
): Promise<Row> => {
  const { row, scope } = personFor(store, noun, id, author);
  await checkErasure(noun, row, author, readerOf(store));
  checkNamed(noun, row, name);
  const erasure = await planErasure(noun, row, findRowsIn(store), author.now);
  const forgotten = wordsAbout(store, erasure);
  const own = store.write((writer) => {
    for (const gone of erasure.removed) writer.remove(gone.noun, gone.row.id);
    const after = erasure.changed.map((one) => writer.change(one.noun, one.row, one.values));
    for (const entry of forgotten) writer.touch('auditLogs', entry, { before: null, after: null });
    note(writer, erasureEntry(noun, row), author);
    return after[0] as Row;
  });
  forgetWords(store, new Set(forgotten));
  files.forget([{ noun, id }, ...erasure.removed.map((gone) => ({ noun: gone.noun, id: gone.row.id }))]);
  return structuredClone(visible(scope, own));
};

const note = (writer: Writer, entry: ReturnType<typeof erasureEntry>, author: Author) =>
  writer.add('auditLogs', auditRow(author, entry, 'browser'));

const personFor = (
  store: WorldStore,
  noun: PersonNoun,
  id: string,
  { actor }: Author,
): { row: Row; scope: Scope } => {
  checkPersonalData(actor);
  const row = store.find(noun, id);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw NotFound(nounOf(noun).label);
  return { row, scope };
};

const finds: Record<RowQuery['how'], (value: unknown, values: readonly string[]) => boolean> = {
  is: (value, values) => values.includes(value as string),
  among: (value, values) => Array.isArray(value) && value.some((one) => values.includes(one)),
  within: (value, values) => typeof value === 'string' && values.some((word) => value.includes(word)),
};

export const findRowsIn =
  (store: WorldStore): FindRows =>
  async ({ noun, field, how, values }) =>
    store.rows(noun).filter((row) => finds[how](row[field], values));

/** Audit log entries whose values an erasure removes. */
const wordsAbout = (store: WorldStore, erasure: Erasure): string[] => {
  const about = new Map(forgottenIn(erasure).map(({ noun, ids }) => [String(noun), new Set(ids)]));
  return store
    .rows('auditLogs')
    .filter(
      (entry) =>
        (entry.before !== null || entry.after !== null) &&
        about.get(String(entry.noun))?.has(String(entry.target)),
    )
    .map(({ id }) => id);
};
