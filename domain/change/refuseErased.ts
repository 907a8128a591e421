import type { Row } from '../contract/noun.ts';
import { Conflict } from '../errors.ts';

/** Refuses changes to the remainder of an erased person. */
export const refuseErased = (row: Row): void => {
  if (row.erasedAt) throw Conflict('privacy.erased');
};
