import type { Rows } from '../../contract/index.ts';
import { checkPaperHeld, documentEffects, paperOf } from '../accounts/verification.ts';
import type { Behavior } from '../behavior.ts';

export const verificationDocuments: Behavior<Rows['verificationDocuments']> = {
  link: paperOf,
  checkDelete: (before, _context, reader) => checkPaperHeld(before, reader),
  effects: documentEffects,
};
