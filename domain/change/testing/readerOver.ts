import { matches } from '../../access/can.ts';
import type { NounName, RowIn } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Reader } from '../context.ts';

type World = Partial<Record<NounName, readonly Row[]>>;

/** Reads these rows; the locks that are taken are added to `held`. */
export const readerOver = (world: World, held: string[] = []): Reader => {
  const rows = <N extends NounName>(noun: N) => (world[noun] ?? []) as readonly RowIn<N>[];
  return {
    find: async (noun, id) => rows(noun).find((row) => row.id === id) ?? null,
    findBy: async (noun, field, value) =>
      rows(noun).find((row) => matches({ where: { [field]: value } }, row)) ?? null,
    findAll: async (noun, where) => rows(noun).filter((row) => matches({ where }, row)),
    count: async (noun, where) => rows(noun).filter((row) => matches({ where }, row)).length,
    countBench: async () => 0,
    countUsers: async () => 0,
    hold: async (words, how) => {
      held.push(`${words} ${how}`);
    },
  };
};
