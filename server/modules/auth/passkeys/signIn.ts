import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { NotSignedIn } from '../../../../domain/errors.ts';
import type { Assertion } from '../../../../operations/webAuthn.ts';
import { hashToken } from '../../../requests/session.ts';
import { inTransactionAs } from '../../../store/transaction.ts';
import type { AppOptions } from '../../options.ts';
import { admit, enter, findAccount, type SignedIn, type Visit } from '../signIn.ts';
import { finishSignIn } from '../signInCode.ts';
import { relyingPartyOf } from './challenge.ts';
import { askForPasskey, takePasskey } from './take.ts';

/** Options for a sign-in: with any passkey, or with one of the user whose password was correct. */
export const beginPasskeySignIn = (
  options: AppOptions,
  { challenge, now }: { challenge?: string | undefined; now: Date },
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  inTransactionAs(options.database, 'session', async (transaction) => {
    const [waiting] = await transaction.query<{ userId: string }>(
      'select "userId" from "signInChallenges" where "hash" = $1 and "endedAt" is null and "expiresAt" > $2',
      [hashToken(challenge ?? ''), now],
    );
    if (challenge !== undefined && !waiting) throw NotSignedIn('sign-in.too-slow');
    const userId = waiting?.userId ?? null;
    return askForPasskey(transaction, relyingPartyOf(options), { purpose: 'sign in', userId, now });
  });

type Given = Omit<Visit, 'email'> & { response: Assertion; challenge?: string | undefined };

/** Opens a session with a passkey: by itself, or as the second step of a sign-in. */
export const signInByPasskey = (options: AppOptions, { challenge, ...given }: Given): Promise<SignedIn> =>
  challenge === undefined ? enterAlone(options, given) : second(options, given, challenge);

const enterAlone = async (options: AppOptions, given: Given): Promise<SignedIn> => {
  const { database } = options;
  const taken = await inTransactionAs(database, 'session', (transaction) =>
    takePasskey(transaction, relyingPartyOf(options), { ...given, purpose: 'sign in', userId: null }),
  );
  if ('refused' in taken) throw NotSignedIn(taken.refused);
  return inTransactionAs(database, 'session', async (transaction) => {
    const account = await findAccount(transaction, { id: taken.userId }, given);
    if (!account) throw NotSignedIn('passkeys.refused');
    admit(account, given);
    return enter(transaction, given, account.id);
  });
};

const second = (options: AppOptions, given: Given, challenge: string): Promise<SignedIn> =>
  finishSignIn(options.database, {
    ...given,
    challenge,
    take: async (transaction, userId) => {
      const taken = await takePasskey(transaction, relyingPartyOf(options), {
        ...given,
        purpose: 'sign in',
        userId,
      });
      return 'refused' in taken ? taken.refused : null;
    },
  });
