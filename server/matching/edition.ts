import { responseDays } from '../../domain/matching/credits.ts';
import { indexBytes } from '../../domain/matching/index/candidateIndex.ts';
import type { KeepBytes } from '../../domain/matching/index/keepBytes.ts';
import { draftMatchmaker, type Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { responsesOf } from '../../domain/matching/market/responses.ts';
import type { RelatedSkills } from '../../domain/matching/related.ts';
import { noResponses } from '../../domain/matching/scoreParts.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { utcDay } from '../../domain/time/days.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import type { BulkReader, Changes, MarketReader } from './marketReader.ts';
import type { Built } from './messages.ts';

/** A matchmaker over the database at some snapshot, which later reads bring up to date. */
export type Edition = {
  readonly matchmaker: Matchmaker;
  readonly built: Built;
  snapshot: string;
  /** Time of the last update, by this machine's clock. */
  lookedAt: number;
  /** Time of the last count of all responses, by the clock of the searcher. */
  countedAt: number;
};

/** Relations of skills that are not learned anew, and where the words of texts are kept. */
type EditionOptions = { related?: RelatedSkills; keep?: KeepBytes };

const hour = 60 * 60 * 1000;
const idsAtOnce = 1000;

/**
 * Rebuilds from all candidates. Changes made meanwhile are not in the first snapshot, so an update at the end
 * reads them; if skill mappings changed, it starts over.
 */
export const buildEdition = async (
  reader: MarketReader,
  at: Date,
  options: EditionOptions = {},
): Promise<Edition> => {
  const bulk = await reader.bulk();
  const edition = await readEverybody(bulk, at, options).catch((error: Error) => {
    if (reader.isPrimary(bulk)) throw error;
    return readEverybody(reader, at, options);
  });
  const { mapped, restored } = await bringOn(edition, reader, at);
  return mapped || restored ? buildEdition(reader, at, options) : edition;
};

const readEverybody = async (reader: BulkReader, at: Date, options: EditionOptions): Promise<Edition> => {
  const began = performance.now();
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const snapshot = await reader.snapshot();
  const today = utcDay(at);
  const draft = draftMatchmaker({
    dictionary,
    space,
    today,
    mappings: await reader.mappings(),
    expected: await reader.count(),
    ...options,
  });
  for await (const page of reader.everybody()) for (const row of page) draft.add(row);
  const matchmaker = draft.finish();
  const { index } = matchmaker;
  const ms = Math.round(performance.now() - began);
  const built = {
    candidates: index.size,
    ms,
    bytes: indexBytes(index),
    bytesOnDisk: index.texts.bytesOnDisk(),
    today,
  };
  const edition = { matchmaker, built, snapshot, lookedAt: 0, countedAt: 0 };
  await countAnswers(edition, reader, at, null);
  return edition;
};

/** Reads what was committed since the last update. */
export const bringOn = async (edition: Edition, reader: MarketReader, at: Date): Promise<Changes> => {
  const changes = await reader.changesSince(edition.snapshot);
  for (let from = 0; from < changes.candidates.length; from += idsAtOnce)
    await readAgain(edition.matchmaker, reader, changes.candidates.slice(from, from + idsAtOnce));
  if (Math.abs(at.getTime() - edition.countedAt) >= hour) await countAnswers(edition, reader, at, null);
  else if (changes.providers.length) await countAnswers(edition, reader, at, changes.providers);
  edition.snapshot = changes.snapshot;
  edition.lookedAt = Date.now();
  return changes;
};

/** Removes candidates that are no longer listed or were deleted. */
const readAgain = async (matchmaker: Matchmaker, reader: MarketReader, ids: readonly string[]) => {
  const gone = new Set(ids);
  for (const row of await reader.candidates(ids)) {
    gone.delete(row.id);
    matchmaker.put(row);
  }
  for (const id of gone) matchmaker.remove(id);
};

/** All responses are recounted hourly: requests become late or too old without any change of rows. */
const countAnswers = async (
  edition: Edition,
  reader: BulkReader,
  at: Date,
  providers: readonly string[] | null,
) => {
  const { matchmaker } = edition;
  const since = new Date(at.getTime() - responseDays * 24 * hour);
  const found = responsesOf(await reader.requests(since, providers), at);
  const before = providers ?? [...matchmaker.index.responses.keys()];
  matchmaker.setResponses(new Map([...before.map((id) => [id, noResponses] as const), ...found]));
  if (providers === null) edition.countedAt = at.getTime();
};
