import { unknownRows } from '../../../domain/matching/market/unknownRows.ts';
import type { Work } from '../../work.ts';

/**
 * Adds names to the operator's queue, or counts them. Rows are locked in alphabetical order, so that
 * simultaneous searches
 * cannot deadlock and both are counted.
 */
export const noteUnknown = async (
  { transaction, now }: Pick<Work, 'transaction' | 'now'>,
  names: readonly string[],
): Promise<void> => {
  const fresh = unknownRows(names, [], now.toISOString()).map(({ columns }) => columns) as Fresh[];
  if (fresh.length === 0) return;
  const known = await transaction.as('system').query<{ folded: string }>(
    `update "unknownSkills" u set "seen" = u."seen" + 1, "lastSeen" = $2
     from (select "id" from "unknownSkills" where "folded" = any($1) order by "folded" for update) k
     where u."id" = k."id" returning u."folded"`,
    [fresh.map(({ folded }) => folded), now],
  );
  const there = new Set(known.map(({ folded }) => folded));
  const added = fresh.filter(({ folded }) => !there.has(folded));
  if (added.length)
    await transaction.query(
      `insert into "unknownSkills" as u ("name", "folded", "seen", "lastSeen", "status", "createdAt", "updatedAt")
       select "name", "folded", 1, $3, 'New', $3, $3 from unnest($1::text[], $2::text[]) added ("name", "folded")
       order by "folded"
       on conflict ("folded") do update set "seen" = u."seen" + 1, "lastSeen" = excluded."lastSeen"`,
      [added.map(({ name }) => name), added.map(({ folded }) => folded), now],
    );
  transaction.announce('unknownSkills');
};

type Fresh = { name: string; folded: string };
