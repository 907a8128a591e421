import { isNounName, type NounName, nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { isSecured, type Switch } from '../settings/switches.ts';
import { behaviorOf } from './behaviors/index.ts';
import type { Context, Values } from './context.ts';

/** An action for the audit log; `before` and `after` hold fields, never secrets. */
export type AuditEntry = {
  action: string;
  noun: string;
  target: string;
  companyId: string | null;
  before?: object | null;
  after?: object | null;
};

/** The audit entry of a change: only the changed fields of an edit, all fields of a new or deleted row. */
export const auditEntryOf = (noun: NounName, before: Row | null, after: Row | null): AuditEntry => {
  const other = behaviorOf(noun).auditedAs?.(before, after);
  if (other) return other;
  const row = (after ?? before) as Row;
  return {
    action: !before ? 'create' : !after ? 'delete' : 'edit',
    noun,
    target: row.id,
    companyId: ownerOf(noun, row),
    before: before && loggable(noun, row, differing(before, after)),
    after: after && loggable(noun, row, differing(after, before)),
  };
};

/** Fields that readers of the log may not read: confidential ones, and what the row itself masks. */
const loggable = (noun: NounName, row: Row, values: object): object => {
  const confidential = [
    ...(nounOf(noun).confidential ?? []),
    ...(row.masked === true && noun === 'pipelineEntries' ? ['providerId'] : []),
  ];
  if (confidential.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([field]) => !confidential.includes(field)));
};

/**
 * The company whose audit log an entry belongs to. A company may switch its log off: entries then go to the
 * platform's log only, except changes of settings themselves.
 */
export const auditOwnerOf = (
  { companyId, noun }: Pick<AuditEntry, 'companyId' | 'noun'>,
  switches: readonly Switch[],
) =>
  (isNounName(noun) && nounOf(noun).alwaysAudited) || isSecured(switches, 'auditLogs') ? companyId : null;

/** The audit log row of an entry: actor, action, row, address and time. */
export const auditRow = ({ actor, name, now }: Context, entry: AuditEntry, ip: string): Values => ({
  companyId: entry.companyId,
  userId: actor.userId || null,
  // Sealed with the entry, and found by search.
  user: actor.key ? `${name} · ${actor.key.label}` : name,
  action: entry.action,
  noun: entry.noun,
  target: entry.target,
  before: entry.before ? JSON.stringify(entry.before) : null,
  after: entry.after ? JSON.stringify(entry.after) : null,
  ip,
  status: 'Success',
  at: now.toISOString(),
});

const differing = (row: Row, other: Row | null): object =>
  other
    ? Object.fromEntries(
        Object.entries(row).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(other[field]),
        ),
      )
    : row;

const ownerOf = (noun: NounName, row: Row): string | null =>
  nounOf(noun).isCompany ? row.id : ((row.companyId ?? row.providerId ?? null) as string | null);
