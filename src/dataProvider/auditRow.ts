import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Author } from './fakerestChange.ts';
import type { Columns } from './rowCalls.ts';

/** What the audit log says of a change: of an edit the columns that differ, else the whole row. Rows hold no secrets. */
export const auditRow = (
  { actor, name, now }: Author,
  noun: NounName,
  before: Row | null,
  after: Row | null,
): Columns => ({
  companyId: ownerOf(noun, (after ?? before) as Row),
  userId: actor.userId,
  user: name,
  action: before ? (after ? 'edit' : 'delete') : 'create',
  noun,
  target: (after ?? before)?.id,
  before: before && JSON.stringify(differing(before, after)),
  after: after && JSON.stringify(differing(after, before)),
  ip: 'browser',
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

const ownerOf = (noun: NounName, row: Row) =>
  noun === 'companies' ? row.id : (row.companyId ?? row.providerId ?? null);
