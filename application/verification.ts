import { auditAltered } from '../domain/change/notifications/operatorNotifications.ts';
import type { AuditVerification } from '../domain/contract/security/auditVerifications.ts';
import type { Due } from '../domain/query/due.ts';
import { afterPart, type PartRead, type Progress } from '../domain/security/verification.ts';
import { carryOut } from './effects.ts';
import { failedAt, itemOf, type LeftOut } from './failures.ts';
import type { UnitOfWork } from './unitOfWork.ts';

const running: Due<'auditVerifications'> = {
  noun: 'auditVerifications',
  order: 'id',
  where: () => [['status', '=', 'Running']],
};

/** Result of reading a part of the audit log's chain, the entries in the chain, and those not yet in it. */
export type Verified = { part: PartRead; total: number; waiting: number };

/**
 * Continues a requested verification with the next part of the chain, and notifies operators if an entry was
 * altered. Null if none is running. Only one process at a time works on a verification; after a crash the
 * next one repeats the unsaved part.
 */
export const verifyPart = async (
  work: UnitOfWork,
  isLeftOut: LeftOut,
  readPart: (verification: AuditVerification) => Promise<Verified>,
): Promise<(Progress & Pick<AuditVerification, 'authorId'>) | null> => {
  const { system } = work.rows;
  const waitingOnes = await system.findDue(running, { after: null, most: 20 });
  const taken = waitingOnes.find((one) => !isLeftOut(itemOf('auditVerifications', one)));
  if (!taken) return null;
  return verifySome(work, taken, readPart).catch((error) =>
    failedAt(itemOf('auditVerifications', taken), error),
  );
};

const verifySome = async (
  work: UnitOfWork,
  taken: AuditVerification,
  readPart: (verification: AuditVerification) => Promise<Verified>,
) => {
  const { part, total, waiting } = await readPart(taken);
  const after = afterPart(part, work.now);
  await work.rows.system.update('auditVerifications', taken, {
    ...after,
    total: Math.max(total, after.checked),
    waiting,
  });
  if (after.status === 'Altered')
    await carryOut(work, { kind: 'notifyOperators', notification: auditAltered(after) });
  return { ...after, authorId: taken.authorId };
};
