import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { checkSigning } from '../deals/checkSigning.ts';
import { afterSigner } from '../deals/signing.ts';

type Signer = Rows['signers'];

export const signers: Behavior<Signer> = {
  completeEdit: (before, changes, { actor, name, signerId }) =>
    // Anyone of the company signs in their own name.
    changes.status !== undefined && before.userId === null && signerId === undefined
      ? { userId: actor.userId, name }
      : {},
  check: async (before, after, context, reader) => {
    if (before && before.status !== after.status) await checkSigning(before, after, context, reader);
  },
  effects: (before, after, context) =>
    before && after ? afterSigner(before as Signer, after as Signer, context) : [],
};
