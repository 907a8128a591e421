import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Author } from './fakerestChange.ts';
import type { Columns } from './rowCalls.ts';

/** What the audit log says of a change: the row before and after it as JSON, which holds no secret. */
export const auditRow = (
  { actor, now }: Author,
  noun: NounName,
  before: Row | null,
  after: Row | null,
): Columns => ({
  companyId: actor.companyId,
  userId: actor.userId,
  user: actor.email,
  action: before ? (after ? 'edit' : 'delete') : 'create',
  noun,
  target: (after ?? before)?.id,
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
  ip: 'browser',
  status: 'Success',
  at: now.toISOString(),
});
