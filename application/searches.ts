import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import { withKnownCriteria } from '../domain/matching/addedCriteria.ts';
import { checkMatching } from '../domain/matching/market/asking.ts';
import { type KeptRecord, recordOf, shownOf } from '../domain/matching/market/keptRecord.ts';
import type { Found } from '../domain/matching/market/matchmaker.ts';
import type { ExchangeRatesKnown, Recommend, Recommendations } from '../domain/matching/market/recommend.ts';
import { searchRow } from '../domain/matching/market/searchRow.ts';
import { unknownRows } from '../domain/matching/market/unknownRows.ts';
import { firstPlatform } from '../domain/settings/platform.ts';
import { readJob } from './readJob.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import type { UseCase } from './useCase.ts';

/** Keeps a search with its record, and the unknown skill names that the operator may map. */
const keepSearch = async (work: UnitOfWork, found: Found): Promise<Recommendations> => {
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

/** Searches the market, and keeps the search. Without it, `filteredOutBy` asks whom one filter leaves out. */
export const recommend: UseCase<Recommend, Recommendations> = async ({ step, finish, ask }) => {
  const asked = await step(readAsked);
  const found = await ask({ kind: 'recommend', asked });
  return asked.filteredOutBy ? shownOf(recordOf(found)) : finish((work) => keepSearch(work, found));
};

const readAsked = async (work: UnitOfWork, asked: Recommend): Promise<Recommend & ExchangeRatesKnown> => {
  const { actor, platform = firstPlatform } = work;
  checkMatching(actor);
  if (asked.jobId) await readJob(work, asked.jobId);
  return { ...asked, criteria: withKnownCriteria(asked.criteria), rates: platform.exchangeRates };
};

/** A kept search as it was found, for people who may see its row. */
export const readKeptSearch = async (
  { actor, rows: { own } }: UnitOfWork,
  { id }: { id: string },
): Promise<Recommendations> => {
  const row = await own.find('searches', id);
  const isSeen = row !== null && scopeFor(scopesOf(actor, 'show', 'searches'), row) !== undefined;
  const record = isSeen ? await own.readRecord(id) : null;
  if (record === null) throw RowMissing(nounOf('searches'));
  return { ...shownOf(JSON.parse(record) as KeptRecord), searchId: id };
};
