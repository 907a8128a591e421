import type { DataProvider as ReactAdminDataProvider } from 'react-admin';

/**
 * What screens need: react-admin's data provider, whose resources are the nouns of the contract. The person who
 * asks is implied. Calls can be aborted. A refusal is an `ApiError`; what forms show is in its `body.errors`, and
 * `currentRow` reads the other side of an edit conflict from it.
 */
export type DataProvider = ReactAdminDataProvider & {
  supportAbortSignal: true;
  /** The text of an outgoing mail; null where it is not kept, or not any more. */
  mailText(id: string, signal?: AbortSignal): Promise<{ data: string | null }>;
};
