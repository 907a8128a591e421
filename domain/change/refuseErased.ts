import type { Row } from '../contract/noun.ts';
import { Conflict } from '../errors.ts';

/** Refuses changes to the remainder of an erased person. */
export const refuseErased = (row: Row): void => {
  if (row.erasedAt) throw Conflict('This person’s data was erased and can’t be changed');
};
