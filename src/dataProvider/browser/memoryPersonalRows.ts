import type { PersonalRows } from '../../../application/rows.ts';
import type { FindRows, RowQuery } from '../../../domain/privacy/erasure.ts';
import { forgetWords } from './browserSeals.ts';
import type { Files } from './files.ts';
import type { WorldStore, Writer } from './worldStore.ts';

const finds: Record<RowQuery['how'], (value: unknown, values: readonly string[]) => boolean> = {
  is: (value, values) => values.includes(value as string),
  among: (value, values) => Array.isArray(value) && value.some((one) => values.includes(one)),
  within: (value, values) => typeof value === 'string' && values.some((word) => value.includes(word)),
  people: (value, values) =>
    Array.isArray(value) && value.some(({ name, email }) => values.includes(name) || values.includes(email)),
};

/** The personal data in a browser. `later` runs once the erasure is stored. */
export const memoryPersonalRows = (
  store: WorldStore,
  writer: Writer,
  files: Pick<Files, 'forget'>,
  later: (act: () => void) => void,
): PersonalRows => {
  const find: FindRows = async ({ noun, field, how, values }) =>
    store.rows(noun).filter((row) => finds[how](row[field], values));
  return {
    find,
    findToChange: find,
    countEntries: async (noun, id) =>
      store
        .rows('auditLogs')
        .filter((entry) => (entry.noun === noun && entry.target === id) || entry.userId === id).length,
    update: async (noun, before, values) => writer.change(noun, before, values),
    remove: async (noun, ids) => {
      for (const id of ids) writer.remove(noun, id);
      files.forget(ids.map((id) => ({ noun, id })));
    },
    forgetWords: async (about) => {
      const named = new Map<string, readonly string[]>(about);
      const entries = store.rows('auditLogs').filter(({ before, after, noun, target }) => {
        const hasWords = before !== null || after !== null;
        return hasWords && named.get(noun)?.includes(target);
      });
      for (const { id } of entries) writer.touch('auditLogs', id, { before: null, after: null });
      later(() => forgetWords(store, new Set(entries.map(({ id }) => id))));
    },
    forgetBeside: async (noun, { id }) => files.forget([{ noun, id }]),
    // A browser keeps answers only as long as its page.
    forgetAnswers: async () => {},
  };
};
