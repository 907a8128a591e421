import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { isSecured, type Switch } from '../settings/switches.ts';
import type { Context, Values } from './context.ts';

/** Something done that is put on record; `before` and `after` hold fields, never secrets. */
export type Deed = {
  action: string;
  noun: string;
  target: string;
  companyId: string | null;
  before?: object | null;
  after?: object | null;
};

/** The deed of a change: of an edit only the fields that differ, of a new or a deleted row all of them. */
export const deedOf = (noun: NounName, before: Row | null, after: Row | null): Deed => {
  const row = (after ?? before) as Row;
  return {
    action: !before ? 'create' : !after ? 'delete' : 'edit',
    noun,
    target: row.id,
    companyId: ownerOf(noun, row),
    before: before && differing(before, after),
    after: after && differing(after, before),
  };
};

/**
 * Whose audit log a deed goes into. A company may switch its own off: what happens then is on the platform's record
 * only, but for the changes of switches themselves.
 */
export const keeperOf = (
  { companyId, noun }: Pick<Deed, 'companyId' | 'noun'>,
  switches: readonly Switch[],
) => (noun === 'preferences' || isSecured(switches, 'auditLogs') ? companyId : null);

/** The audit log's row of a deed: who did what to which row, from where, when. */
export const auditRow = ({ actor, name, now }: Context, deed: Deed, ip: string): Values => ({
  companyId: deed.companyId,
  userId: actor.userId || null,
  user: name,
  action: deed.action,
  noun: deed.noun,
  target: deed.target,
  before: deed.before ? JSON.stringify(deed.before) : null,
  after: deed.after ? JSON.stringify(deed.after) : null,
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
  noun === 'companies' ? row.id : ((row.companyId ?? row.providerId ?? null) as string | null);
