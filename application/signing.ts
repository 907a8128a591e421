import { checkSigning } from '../domain/change/deals/checkSigning.ts';
import { isOpen } from '../domain/contract/deals/envelopes.ts';
import { type Signer, signers } from '../domain/contract/deals/signers.ts';
import { Conflict, Invalid } from '../domain/errors.ts';
import { messageOfIssue } from '../domain/messages/english.ts';
import type { Faults } from '../domain/messages/message.ts';
import { changeByItself } from './changeRow.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

type ByLink = { work: UnitOfWork; signer: Signer };

/** The signer of a link with the envelope, and notes the first view. */
export const openSigning = async ({ work, signer }: ByLink) => {
  const { system } = work.rows;
  const envelope = await system.find('envelopes', signer.envelopeId);
  const isLive = envelope !== null && isOpen(envelope) && String(envelope.expiresAt) > work.now.toISOString();
  if (isLive && signer.status === 'Waiting')
    await changeByItself(asSigner(work, signer), 'signers', signer, {
      status: 'Viewed',
      viewedAt: work.now.toISOString(),
    });
  return { envelope, isLive };
};

/** Signs, or refuses to sign, as the person whom the link was sent to; each link does so once. */
export const answerByLink = async (
  { work, signer }: ByLink,
  answer: Pick<Signer, 'status' | 'kind' | 'signature' | 'contentHash' | 'timeZone' | 'reason'>,
): Promise<void> => {
  const by = asSigner(work, signer);
  const { fields } = signers;
  const errors: Faults = {};
  for (const field of ['signature', 'reason'] as const) {
    const { error } = fields[field].safeParse(answer[field]);
    const issue = error?.issues[0];
    if (issue) errors[field] = messageOfIssue(issue);
  }
  const after = {
    ...signer,
    ...answer,
    signedAt: answer.status === 'Signed' ? work.now.toISOString() : null,
  };
  const faults: Faults = { ...signers.check?.(after), ...errors };
  if (Object.keys(faults).length) throw Invalid(faults);
  await checkSigning(signer, after, by, readerOf(work));
  const current = (await work.rows.system.find('signers', signer.id)) ?? signer;
  const { signedAt } = after;
  if (!(await changeByItself(by, 'signers', current, { ...answer, signedAt })))
    throw Conflict('signing.done');
};

/** Whoever reads the mails says that they are not the signer. They get no more of them, and the sender is told. */
export const refuseAsOther = async ({ work, signer }: ByLink): Promise<void> => {
  await work.rows.hold(`envelopes ${signer.envelopeId}`, 'alone');
  const current = await work.rows.system.find('signers', signer.id);
  if (!current || !isUnanswered(current)) return;
  await changeByItself(asSigner(work, current), 'signers', current, { notMeAt: work.now.toISOString() });
};

/** Whether a signer can still sign, decline, or say that they are somebody else. */
export const isUnanswered = ({ status, notMeAt }: Signer): boolean =>
  (status === 'Waiting' || status === 'Viewed') && notMeAt === null;

const asSigner = (work: UnitOfWork, { id, name }: Signer): UnitOfWork => ({ ...work, name, signerId: id });
