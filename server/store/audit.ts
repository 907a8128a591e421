import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Change } from './change.ts';
import { insertRow } from './rows.ts';

/** The audit row of a change: who, what, which row, what it was and became, from where, when. */
export const recordAudit = async (
  change: Change,
  name: NounName,
  before: Row | null,
  after: Row | null,
): Promise<void> => {
  const row = (after ?? before) as Row;
  const action = !before ? 'create' : !after ? 'delete' : 'edit';
  await recordAction(change, {
    action,
    noun: name,
    target: row.id,
    companyId: ownerOf(name, row),
    before: before && changed(before, after),
    after: after && changed(after, before),
  });
};

type Action = {
  action: string;
  noun: string;
  target: string;
  companyId: string | null;
  before?: object | null;
  after?: object | null;
  status?: 'Success' | 'Failed';
};

export const recordAction = async (
  { transaction, actor, name, ip, now }: Change,
  action: Action,
): Promise<void> => {
  await insertRow(transaction, 'auditLogs', {
    companyId: action.companyId,
    userId: actor.userId,
    user: name,
    action: action.action,
    noun: action.noun,
    target: action.target,
    before: action.before ? JSON.stringify(action.before) : null,
    after: action.after ? JSON.stringify(action.after) : null,
    ip,
    status: action.status ?? 'Success',
    at: now,
    createdAt: now,
    updatedAt: now,
  });
};

/** Of an edit only the fields that differ; of a new or deleted row all of them. Rows never hold secrets. */
const changed = (row: Row, other: Row | null): object =>
  other
    ? Object.fromEntries(
        Object.entries(row).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(other[field]),
        ),
      )
    : row;

const ownerOf = (name: NounName, row: Row): string | null => {
  if (name === 'companies') return row.id;
  return (row.companyId ?? row.providerId ?? null) as string | null;
};
