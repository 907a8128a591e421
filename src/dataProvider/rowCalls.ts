import type { BatchPart, BatchResult } from '../../domain/change/batch.ts';
import type { CountedFeature } from '../../domain/contract/featureDays.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { KeptText } from '../../domain/contract/mails.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Health } from '../../domain/health/health.ts';
import type { InsightName } from '../../domain/insight/insights.ts';
import type { Announcement } from '../../domain/maintenance/announcement.ts';
import type { Recommendations, RecommendInput, ScoresAsked } from '../../domain/matching/market/recommend.ts';
import type { Match } from '../../domain/matching/score.ts';
import type { PersonalData, PersonNoun } from '../../domain/privacy/personalData.ts';
import type { ErasurePreview } from '../../domain/privacy/preview.ts';
import type { AskedList } from '../../domain/query/query.ts';
import type { Answer } from '../../domain/reports/columns.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import type { Platform } from '../../domain/settings/platform.ts';
import type { Vocabulary } from '../../domain/skills/vocabulary.ts';

/** Columns of a form, by field name. */
export type Columns = Record<string, unknown>;

/**
 * The calls that a store of rows answers, for the person signed in. Refusals are thrown as `ApiError`.
 * An edit or a delete names the version of the row it was made from.
 */
export type RowCalls = {
  list(noun: NounName, asked: AskedList, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }>;
  show(noun: NounName, id: string, signal?: AbortSignal): Promise<Row>;
  create(noun: NounName, columns: Columns): Promise<Row>;
  edit(noun: NounName, id: string, changes: Columns, version: number | undefined): Promise<Row>;
  insight(name: InsightName, asked: object, signal?: AbortSignal): Promise<object>;
  remove(noun: NounName, id: string, version: number | undefined): Promise<void>;
  /** The kept text of an outgoing mail, or null. */
  mailText(id: string, signal?: AbortSignal): Promise<KeptText | null>;
  /** What a report found: its first rows. */
  reportAnswer(id: string, signal?: AbortSignal): Promise<Answer>;
  /** All of what a report found, as a file in this language. */
  reportFile(id: string, format: FileFormat, language: Language): Promise<Blob>;
  /** A part of a batch. Only the last one is answered with what became of the rows. */
  batch(noun: NounName, part: BatchPart, signal?: AbortSignal): Promise<BatchResult[]>;
  /** How the store fares that answers these calls. */
  platformHealth(signal?: AbortSignal): Promise<Health>;
  platform(signal?: AbortSignal): Promise<Platform>;
  /** The maintenance to be told of now, if there is one. */
  maintenance(signal?: AbortSignal): Promise<Announcement | null>;
  /** What this browser measured of a page it has loaded, and a use of a feature that leaves no row behind. */
  notePageLoad(ms: number): Promise<void>;
  noteUse(feature: CountedFeature): Promise<void>;
  vocabulary(signal?: AbortSignal): Promise<Vocabulary>;
  /** Everything that is kept about one person. */
  personalData(noun: PersonNoun, id: string): Promise<PersonalData>;
  /** What an erasure of one person would do. */
  erasurePreview(noun: PersonNoun, id: string): Promise<ErasurePreview>;
  /** Takes one person out of the rows for good; the name is typed once more. */
  erase(noun: PersonNoun, id: string, name: string): Promise<Row>;
  recommend(asked: RecommendInput, signal?: AbortSignal): Promise<Recommendations>;
  keptSearch(id: string, signal?: AbortSignal): Promise<Recommendations>;
  scores(asked: ScoresAsked, signal?: AbortSignal): Promise<Record<string, Match>>;
  /** The file that belongs to a row, as it was put there. */
  file(noun: NounName, id: string): Promise<Blob>;
  /** The picture of a row, by the name that the row gives it. */
  picture(noun: NounName, id: string, name: string, signal?: AbortSignal): Promise<Blob>;
};
