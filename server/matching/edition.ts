import { responseDays } from '../../domain/matching/credits.ts';
import { indexBytes } from '../../domain/matching/index/candidateIndex.ts';
import { draftMatchmaker, type Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { responsesOf } from '../../domain/matching/market/responses.ts';
import type { RelatedSkills } from '../../domain/matching/related.ts';
import { noResponses } from '../../domain/matching/scoreParts.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import type { BulkReader, Changes, MarketReader } from './marketReader.ts';
import type { Built } from './messages.ts';

/** A matchmaker over the database as it stood at a look, which the next look brings on. */
export type Edition = {
  readonly matchmaker: Matchmaker;
  readonly built: Built;
  snapshot: string;
  /** When, by this machine's clock, it was last brought on. */
  lookedAt: number;
  /** When, by the clock of whoever searches, everybody's answers were counted. */
  countedAt: number;
};

const hour = 60 * 60 * 1000;
const idsAtOnce = 1000;

/**
 * Reads everybody anew. What changes meanwhile is not visible in the snapshot taken first, so the look at the end
 * reads it again; where the meaning of names changed, it is done over.
 */
export const buildEdition = async (
  reader: MarketReader,
  at: Date,
  related?: RelatedSkills,
): Promise<Edition> => {
  const bulk = await reader.bulk();
  const edition = await readEverybody(bulk, at, related).catch((error: Error) => {
    if (reader.isPrimary(bulk)) throw error;
    return readEverybody(reader, at, related);
  });
  const { mapped, restored } = await bringOn(edition, reader, at);
  return mapped || restored ? buildEdition(reader, at, related) : edition;
};

const readEverybody = async (reader: BulkReader, at: Date, related?: RelatedSkills): Promise<Edition> => {
  const began = performance.now();
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const snapshot = await reader.snapshot();
  const today = at.toISOString().slice(0, 10);
  const draft = draftMatchmaker({
    dictionary,
    space,
    today,
    mappings: await reader.mappings(),
    expected: await reader.count(),
    ...(related && { related }),
  });
  for await (const page of reader.everybody()) for (const row of page) draft.add(row);
  const matchmaker = draft.finish();
  const { index } = matchmaker;
  const ms = Math.round(performance.now() - began);
  const built = { candidates: index.size, ms, bytes: indexBytes(index), today };
  const edition = { matchmaker, built, snapshot, lookedAt: 0, countedAt: 0 };
  await countAnswers(edition, reader, at, null);
  return edition;
};

/** Reads what was committed since the last look. */
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

/** Who is not listed any more, or is gone, is found no more. */
const readAgain = async (matchmaker: Matchmaker, reader: MarketReader, ids: readonly string[]) => {
  const gone = new Set(ids);
  for (const row of await reader.candidates(ids)) {
    gone.delete(row.id);
    matchmaker.put(row);
  }
  for (const id of gone) matchmaker.remove(id);
};

/** Everybody's once an hour as well: a request becomes late, and an old one is forgotten, without any change. */
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
