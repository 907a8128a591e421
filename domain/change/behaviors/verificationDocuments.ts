import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { checkPaperHeld, documentEffects, paperOf } from '../verification.ts';

export const verificationDocuments: Behavior<Rows['verificationDocuments']> = {
  link: paperOf,
  checkDelete: (before, _context, reader) => checkPaperHeld(before, reader),
  effects: documentEffects,
};
