import type { Faults } from '../../../../domain/messages/message.ts';
import type { Assertion } from '../../../../operations/webAuthn.ts';
import { countGuess, forgiveGuesses } from '../../../requests/slowdown.ts';
import type { Work } from '../../../requests/work.ts';
import { confirmPassword } from '../password.ts';
import { takeCode } from '../secondFactor.ts';
import type { RelyingParty } from './challenge.ts';
import { takePasskey } from './take.ts';

type Proofs = { password: boolean; code: boolean; passkey: boolean; email: string };

/** How the signed-in user can confirm who they are. A password that does not let them sign in proves nothing either. */
export const showProofs = async ({ transaction, actor }: Work): Promise<Proofs> => {
  const [proofs] = await transaction.as('session').query<Proofs>(
    `select u."email",
       exists (select 1 from "credentials" k where k."userId" = u."id")
         and not must_use_single_sign_on(u."companyId", u."id", u."role") as "password",
       exists (select 1 from "secondFactors" f where f."userId" = u."id" and f."confirmedAt" is not null) as "code",
       exists (select 1 from "passkeys" p where p."userId" = u."id") as "passkey"
     from "users" u where u."id" = $1`,
    [actor.userId],
  );
  return proofs as Proofs;
};

type Given = {
  password?: string | undefined;
  code?: string | undefined;
  response?: Assertion | undefined;
};

/** Notes that the user of this session has just confirmed who they are, or returns why not: a wrong guess counts. */
export const prove = async (work: Work, party: RelyingParty, given: Given): Promise<Faults | null> => {
  const refused = await whyNotProven(work, party, given);
  if (refused) return refused;
  await work.transaction
    .as('session')
    .query('update "sessions" set "provenAt" = $2 where "id" = $1', [work.sessionId, work.now]);
  return null;
};

const whyNotProven = async (
  work: Work,
  party: RelyingParty,
  { password, code, response }: Given,
): Promise<Faults | null> => {
  const { actor, sessionId, secrets, ip, now } = work;
  const { userId } = actor;
  const transaction = work.transaction.as('session');
  if (response) {
    const taken = await takePasskey(transaction, party, { response, purpose: 'prove', userId, ip, now });
    return 'refused' in taken ? { response: taken.refused } : null;
  }
  if (code !== undefined) {
    await countGuess(transaction, sessionId, now);
    if (!(await takeCode(transaction, { userId, secrets }, code, now))) return { code: 'sign-in.code-wrong' };
    await forgiveGuesses(transaction, sessionId);
    return null;
  }
  if (password === undefined) return { password: 'password.required' };
  const proofs = await showProofs(work);
  if (!proofs.password) return { password: 'single-sign-on.required' };
  return (await confirmPassword(work, password)) ? null : { password: 'proof.wrong-password' };
};
