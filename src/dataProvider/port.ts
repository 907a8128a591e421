import type { DataProvider as ReactAdminDataProvider } from 'react-admin';
import type { InsightAsked, InsightName, InsightReport } from '../../domain/insight/insights.ts';

/**
 * What screens need: react-admin's data provider, whose resources are the nouns of the contract. The person who
 * asks is implied. Calls can be aborted. A refusal is an `ApiError`; what forms show is in its `body.errors`, and
 * `currentRow` reads the other side of an edit conflict from it.
 */
export type DataProvider = ReactAdminDataProvider & { supportAbortSignal: true } & Insights;

export type Insights = {
  /** A report of the person's own company, worked out where the rows are. */
  insight<N extends InsightName>(
    name: N,
    params: { asked: InsightAsked<N>; signal?: AbortSignal },
  ): Promise<{ data: InsightReport<N> }>;
};
