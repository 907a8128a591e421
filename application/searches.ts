import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { nounOf } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { RowMissing } from '../domain/errors.ts';
import { type KeptRecord, recordOf, shownOf } from '../domain/matching/market/keptRecord.ts';
import type { Found } from '../domain/matching/market/matchmaker.ts';
import type { Recommendations } from '../domain/matching/market/recommend.ts';
import { searchRow } from '../domain/matching/market/searchRow.ts';
import { unknownRows } from '../domain/matching/market/unknownRows.ts';
import type { Verbs } from './rows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Keeps a search with its record, and the unknown skill names that the operator may map. */
export const keepSearch = async (work: UnitOfWork, found: Found): Promise<Recommendations> => {
  const { system } = work.rows;
  const record = recordOf(found);
  const { id } = await system.insert('searches', searchRow(found, work.actor));
  await system.keepRecord(id, JSON.stringify(record));
  await noteUnknown(work, [...found.unknown, ...found.heard]);
  return { ...shownOf(record), searchId: id };
};

/** Adds unknown skill names to the operator's queue, or counts them. */
export const noteUnknown = async ({ rows, now }: UnitOfWork, names: readonly string[]): Promise<void> => {
  const unknown = unknownRows(names, now.toISOString());
  await rows.system.tally('unknownSkills', unknown, { key: ['folded'], add: ['seen'], set: ['lastSeen'] });
};

/** A kept search as it was found, for people who may see its row. */
export const readSearch = async (
  row: Row | null,
  { actor }: Pick<UnitOfWork, 'actor'>,
  own: Pick<Verbs, 'readRecord'>,
): Promise<Recommendations> => {
  const isSeen = row !== null && scopeFor(scopesOf(actor, 'show', 'searches'), row) !== null;
  const record = isSeen ? await own.readRecord(row.id) : null;
  if (!row || record === null) throw RowMissing(nounOf('searches'));
  return { ...shownOf(JSON.parse(record) as KeptRecord), searchId: row.id };
};
