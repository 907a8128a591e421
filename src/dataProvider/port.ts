import type { DataProvider as ReactAdminDataProvider } from 'react-admin';
import type { BatchItem, BatchResult } from '../../domain/change/batch.ts';
import type { CountedFeature } from '../../domain/contract/featureDays.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { KeptText } from '../../domain/contract/mails.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Health } from '../../domain/health/health.ts';
import type { InsightAsked, InsightName, InsightReport } from '../../domain/insight/insights.ts';
import type { Announcement } from '../../domain/maintenance/announcement.ts';
import type { Recommendations, RecommendInput, ScoresAsked } from '../../domain/matching/market/recommend.ts';
import type { Match } from '../../domain/matching/score.ts';
import type { PersonalData, PersonNoun } from '../../domain/privacy/personalData.ts';
import type { ErasurePreview } from '../../domain/privacy/preview.ts';
import type { Answer } from '../../domain/reports/columns.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import type { Platform } from '../../domain/settings/platform.ts';
import type { Vocabulary } from '../../domain/skills/vocabulary.ts';

/**
 * What screens need: react-admin's data provider, whose resources are the nouns of the contract. The person who
 * asks is implied. Calls can be aborted. A refusal is an `ApiError`; what forms show is in its `body.errors`, and
 * `currentRow` reads the other side of an edit conflict from it.
 */
export type DataProvider = ReactAdminDataProvider &
  Insights &
  Matching & {
    supportAbortSignal: true;
    /** The file of a row whose noun comes with one. It is put there by `create`, with `content` in base64. */
    getFile(resource: string, params: { id: string }): Promise<{ data: Blob }>;
    /** The picture of a row, by the name that the row gives it. It is put there with the row, as a `data:` address. */
    getPicture(resource: string, params: PictureParams): Promise<{ data: Blob }>;
    /** The text of an outgoing mail; null where it is not kept, or not any more. */
    mailText(id: string, signal?: AbortSignal): Promise<{ data: KeptText | null }>;
    /** What a report found: its first rows. */
    reportAnswer(id: string, params?: { signal?: AbortSignal }): Promise<{ data: Answer }>;
    /** All of what a report found, as a file in this language. */
    reportFile(id: string, format: FileFormat, language: Language): Promise<{ data: Blob }>;
    /** Stores many rows or none of them, and answers what became of each, in their order. */
    batch(resource: string, params: BatchParams): Promise<{ data: BatchResult[] }>;
    /** For operators: how whatever answers these calls fares, measured now. */
    platformHealth(params?: { signal?: AbortSignal }): Promise<{ data: Health }>;
    /** What the operator has set for the whole market. */
    platform(params?: { signal?: AbortSignal }): Promise<{ data: Platform }>;
    /** The maintenance to be told of now, if there is one. */
    maintenance(params?: { signal?: AbortSignal }): Promise<{ data: Announcement | null }>;
    /** How long this browser's page took to load, in milliseconds: once a page. */
    notePageLoad(params: { ms: number }): Promise<void>;
    /** That a feature was used which leaves no row behind. */
    noteUse(params: { feature: CountedFeature }): Promise<void>;
    /** For operators: everything that is kept about one person, on record from then on. */
    personalData(noun: PersonNoun, params: { id: string }): Promise<{ data: PersonalData }>;
    /** For operators: what an erasure of one person would do, or why it is refused. */
    erasurePreview(noun: PersonNoun, params: { id: string }): Promise<{ data: ErasurePreview }>;
    /** For operators: takes one person out of the rows for good. */
    erase(noun: PersonNoun, params: { id: string; name: string }): Promise<{ data: Row }>;
    /** The skills and places to choose from. */
    vocabulary(params?: { signal?: AbortSignal }): Promise<{ data: Vocabulary }>;
  };

/** Matching, for recruiters. A search is kept, with what it showed. */
export type Matching = {
  recommend(params: { asked: RecommendInput; signal?: AbortSignal }): Promise<{ data: Recommendations }>;
  keptSearch(params: { id: string; signal?: AbortSignal }): Promise<{ data: Recommendations }>;
  /** The scores of these people for one of one's jobs, by their ids. */
  scores(params: ScoresAsked & { signal?: AbortSignal }): Promise<{ data: Record<string, Match> }>;
};

export type PictureParams = { id: string; name: string; signal?: AbortSignal };

export type BatchParams = {
  items: readonly BatchItem[];
  /** Rows that cannot be changed any more are left as they are, and say so. */
  lenient?: boolean;
  /** Told how many rows are checked; at `items.length` less the last part the storing begins. */
  onProgress?: (checked: number) => void;
  signal?: AbortSignal;
};

export type Insights = {
  /** A report of the person's own company, worked out where the rows are. */
  insight<N extends InsightName>(
    name: N,
    params: { asked: InsightAsked<N>; signal?: AbortSignal },
  ): Promise<{ data: InsightReport<N> }>;
};
