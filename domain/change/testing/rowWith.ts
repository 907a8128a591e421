import type { Row } from '../../contract/noun.ts';

/** A row of whatever noun, with these fields. */
export const rowWith = <F extends Record<string, unknown>>(id: string, fields: F): Row & F => ({
  id,
  version: 1,
  createdAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-01T09:00:00.000Z',
  ...fields,
});
