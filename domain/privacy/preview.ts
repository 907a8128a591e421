import type { AuditEntry } from '../change/audit.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Told } from '../messages/message.ts';
import { type Erasure, nameOf } from './erasure.ts';
import type { PersonNoun } from './personNouns.ts';

export type NounCount = { noun: NounName; rows: number };
/** Preview of an erasure before it is confirmed; `refused` says why it cannot be done. */
export type ErasurePreview = {
  noun: PersonNoun;
  id: string;
  name: string;
  removed: NounCount[];
  replaced: NounCount[];
  kept: NounCount[];
  refused: Told | null;
};

export const previewOf = (
  noun: PersonNoun,
  person: Row,
  { changed, removed, kept }: Erasure,
  more: { entries: number; refused: Told | null },
): ErasurePreview => ({
  noun,
  id: person.id,
  name: nameOf(noun, person),
  removed: counted(removed),
  replaced: counted(changed),
  kept: [...counted(kept), { noun: 'auditLogs' as const, rows: more.entries }].filter(({ rows }) => rows > 0),
  refused: more.refused,
});

const counted = (rows: readonly { noun: NounName }[]): NounCount[] => {
  const counts = new Map<NounName, number>();
  for (const { noun } of rows) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return [...counts].map(([noun, rows]) => ({ noun, rows }));
};

/** The audit log records the erasure by id only. */
export const erasureEntry = (noun: PersonNoun, person: Row): AuditEntry => ({
  action: 'erase personal data',
  noun,
  target: person.id,
  companyId: (person.companyId ?? null) as string | null,
});
