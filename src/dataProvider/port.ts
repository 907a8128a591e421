import type { DataProvider as ReactAdminDataProvider } from 'react-admin';

/**
 * What screens need: react-admin's data provider, whose resources are the nouns of the contract. The person who
 * asks is implied. Calls can be aborted. A refusal is an `ApiError`; what forms show is in its `body.errors`, and
 * `currentRow` reads the other side of an edit conflict from it.
 */
export type DataProvider = ReactAdminDataProvider & {
  supportAbortSignal: true;
  /** The file of a row whose noun comes with one. It is put there by `create`, with `content` in base64. */
  getFile(resource: string, params: { id: string }): Promise<{ data: Blob }>;
};
