import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { largestPage } from '../../../domain/query/query.ts';

export type AllOf = {
  noun: string;
  filter: Record<string, unknown>;
  /** By default in order of creation. */
  sort?: SortPayload;
};

/**
 * Reads every matching row in pages of maximum size, each after the last row of the one before, so that rows which
 * are added or removed meanwhile move no other from one page to the next.
 */
export const readAllRows = async <R extends RaRecord>(
  dataProvider: DataProvider,
  { noun, filter, sort = { field: 'id', order: 'ASC' } }: AllOf,
  signal?: AbortSignal,
): Promise<R[]> => {
  const rows: R[] = [];
  for (;;) {
    const { data } = await dataProvider.getList<R>(noun, {
      filter,
      sort,
      pagination: { page: 1, perPage: largestPage },
      meta: { countTo: 1, after: rows.at(-1)?.id },
      signal,
    });
    rows.push(...data);
    if (data.length < largestPage) return rows;
  }
};
