import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Reader } from '../context.ts';

/** Reads these rows; the locks that are taken are added to `held`. */
export const readerOver = (rows: Partial<Record<NounName, readonly Row[]>>, held: string[] = []): Reader => ({
  find: async (noun, id) => rows[noun]?.find((row) => row.id === id) ?? null,
  findBy: async (noun, field, value) => rows[noun]?.find((row) => row[field] === value) ?? null,
  findAll: async (noun, where) =>
    (rows[noun] ?? []).filter((row) => Object.entries(where).every(([field, value]) => row[field] === value)),
  countBench: async () => 0,
  countUsers: async () => 0,
  hold: async (words, how) => {
    held.push(`${words} ${how}`);
  },
});
