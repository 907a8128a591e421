import pg from 'pg';

const { types } = pg;

/** Converts PostgreSQL's `2026-11-21 03:00:00.5+00` to the contract's ISO 8601 with milliseconds. */
const isoInstant = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.DATE]: (text) => text,
  [types.builtins.TIMESTAMPTZ]: isoInstant,
};

/** Type parsers from database values to contract values; for connections with time zone UTC. */
export const parse = {
  getTypeParser: ((id: number, format: never) => parsers[id] ?? types.getTypeParser(id, format)) as never,
};
