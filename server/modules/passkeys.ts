import type { FastifyInstance } from 'fastify';
import { ViewOnly } from '../../domain/errors.ts';
import { passkeyOperations } from '../../operations/passkeys.ts';
import { sessionOperations } from '../../operations/session.ts';
import { KeptRefusal } from '../requests/envelope.ts';
import { operate, operateOpenly } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import { relyingPartyOf } from './auth/passkeys/challenge.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey, showPasskeys } from './auth/passkeys/own.ts';
import { prove, showProofs } from './auth/passkeys/proof.ts';
import { beginPasskeySignIn, signInByPasskey } from './auth/passkeys/signIn.ts';
import { askForPasskey } from './auth/passkeys/take.ts';
import { callerOf } from './auth/places.ts';
import type { AppOptions } from './options.ts';

const own = passkeyOperations;

/** Passkeys: sign-in, those of an account, and the confirmation of who uses a session. */
export const passkeyRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, sessionOperations.beginPasskeySignIn, ({ challenge }, now) =>
    beginPasskeySignIn(options, { challenge, now }),
  );
  operateOpenly(app, options, sessionOperations.finishPasskeySignIn, (given, now, request) =>
    signInByPasskey(options, { ...given, ...callerOf(request), now }),
  );
  operate(app, options, own.passkeys, (work) => showPasskeys(ownOnly(work)));
  operate(app, options, own.beginPasskey, (work, { name }) =>
    beginPasskey(work, relyingPartyOf(options), name),
  );
  operate(app, options, own.addPasskey, (work, given) => addPasskey(work, relyingPartyOf(options), given));
  operate(app, options, own.renamePasskey, renamePasskey);
  operate(app, options, own.removePasskey, (work, { id }) => removePasskey(work, id));
  operate(app, options, own.proofs, (work) => showProofs(ownOnly(work)));
  operate(app, options, own.beginProof, (work) => {
    const { actor, now } = work;
    const asked = { purpose: 'prove', userId: actor.userId, now } as const;
    return askForPasskey(work.transaction.as('session'), relyingPartyOf(options), asked);
  });
  operate(app, options, own.prove, async (work, given) => {
    const errors = await prove(work, relyingPartyOf(options), given);
    return errors ? new KeptRefusal(errors) : null;
  });
};

/** An operator who views as another person sees nothing of how that person signs in. */
const ownOnly = (work: Work): Work => {
  if (work.actor.viewedBy) throw ViewOnly();
  return work;
};
