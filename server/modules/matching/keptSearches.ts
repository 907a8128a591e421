import { scopesOf } from '../../../domain/access/can.ts';
import { NotFound } from '../../../domain/errors.ts';
import { type KeptRecord, recordOf, shownOf } from '../../../domain/matching/market/keptRecord.ts';
import type { Found } from '../../../domain/matching/market/matchmaker.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { searchRow } from '../../../domain/matching/market/searchRow.ts';
import { addRow } from '../../store/change.ts';
import { showRow } from '../../store/rows.ts';
import type { Work } from '../../work.ts';
import { noteUnknown } from './noteUnknown.ts';

/** The row, its record, and the unknown skill names that the operator may map. */
export const keepSearch = async (work: Work, found: Found): Promise<Recommendations> => {
  const { transaction, actor } = work;
  const { id } = await addRow(work, 'searches', searchRow(found, actor));
  await transaction.query('insert into "searchRecords" ("searchId", "record") values ($1, $2)', [
    id,
    JSON.stringify(recordOf(found)),
  ]);
  await noteUnknown(work, [...found.unknown, ...found.heard]);
  return { ...shownOf(recordOf(found)), searchId: id };
};

export const readSearch = async ({ transaction, actor }: Work, id: string): Promise<Recommendations> => {
  const row = await showRow(transaction, 'searches', scopesOf(actor, 'show', 'searches'), id);
  if (!row) throw NotFound('Search');
  const [kept] = await transaction.query<{ record: string }>(
    'select "record" from "searchRecords" where "searchId" = $1',
    [id],
  );
  if (!kept) throw NotFound('Search');
  return { ...shownOf(JSON.parse(kept.record) as KeptRecord), searchId: id };
};
