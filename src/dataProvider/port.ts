import type { DataProvider as ReactAdminDataProvider } from 'react-admin';
import type { BatchItem, BatchResult } from '../../domain/change/batchPart.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { InsightAsked, InsightName, InsightReport } from '../../domain/insight/insights.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import type { OperationMethods } from '../../operations/index.ts';
import type { FollowChanges } from './live.ts';

/**
 * The interface that screens use: react-admin's data provider, with the nouns of the contract as resources.
 * The caller is the
 * signed-in person. Calls can be aborted. A refusal is an `ApiError` with field errors in `body.errors`;
 * `currentRow`
 * reads the latest state from an edit conflict.
 */
export type DataProvider = ReactAdminDataProvider &
  Insights &
  OperationMethods & {
    supportAbortSignal: true;
    /** Changes by others, as they happen; without it, screens look for them at intervals. */
    liveChanges?: () => Promise<FollowChanges>;
    /** The file of a row, if its noun has files. It is uploaded by `create`, with base64 `content`. */
    getFile(resource: string, params: { id: string }): Promise<{ data: Blob }>;
    /** The picture of a row, by the name in the row. It is uploaded with the row, as a `data:` URL. */
    getPicture(resource: string, params: PictureParams): Promise<{ data: Blob }>;
    /** The complete result of a report, as a file in this language. */
    reportFile(id: string, format: FileFormat, language: Language): Promise<{ data: Blob }>;
    /** Stores many rows or none, and returns the result of each, in order. */
    batch(resource: string, params: BatchParams): Promise<{ data: BatchResult[] }>;
  };

export type PictureParams = { id: string; name: string; signal?: AbortSignal };

export type BatchParams = {
  items: readonly BatchItem[];
  /** Rows that can no longer be changed are left as they are, with the reason. */
  lenient?: boolean;
  /** Called with the number of validated rows; storing begins when only the last part is left. */
  onProgress?: (checked: number) => void;
  signal?: AbortSignal;
};

export type Insights = {
  /** A report of the user's own company, computed by the store. */
  insight<N extends InsightName>(
    name: N,
    params: { asked: InsightAsked<N>; signal?: AbortSignal },
  ): Promise<{ data: InsightReport<N> }>;
};
