import type { DataProvider as ReactAdminDataProvider } from 'ra-core';
import type { BatchItem, BatchResult } from '../../domain/change/batch.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { InsightAsked, InsightName, InsightReport } from '../../domain/insight/insights.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import type { OperationMethods } from '../../operations/index.ts';

/**
 * What screens need: react-admin's data provider, whose resources are the nouns of the contract. The person who
 * asks is implied. Calls can be aborted. A refusal is an `ApiError`; what forms show is in its `body.errors`, and
 * `currentRow` reads the other side of an edit conflict from it.
 */
export type DataProvider = ReactAdminDataProvider &
  Insights &
  OperationMethods & {
    supportAbortSignal: true;
    /** The file of a row whose noun comes with one. It is put there by `create`, with `content` in base64. */
    getFile(resource: string, params: { id: string }): Promise<{ data: Blob }>;
    /** The picture of a row, by the name that the row gives it. It is put there with the row, as a `data:` address. */
    getPicture(resource: string, params: PictureParams): Promise<{ data: Blob }>;
    /** All of what a report found, as a file in this language. */
    reportFile(id: string, format: FileFormat, language: Language): Promise<{ data: Blob }>;
    /** Stores many rows or none of them, and answers what became of each, in their order. */
    batch(resource: string, params: BatchParams): Promise<{ data: BatchResult[] }>;
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
