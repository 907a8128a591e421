import type { DataProvider, RaRecord, SortPayload } from 'ra-core';
import { largestPage } from '../../../domain/query/query.ts';

export type AllOf = {
  noun: string;
  filter: Record<string, unknown>;
  /** By default in order of creation. */
  sort?: SortPayload;
};

/** Reads every matching row in pages of maximum size. */
export const readAllRows = async <R extends RaRecord>(
  dataProvider: DataProvider,
  { noun, filter, sort = { field: 'id', order: 'ASC' } }: AllOf,
  signal?: AbortSignal,
): Promise<R[]> => {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<R>(noun, {
      filter,
      sort,
      pagination: { page, perPage: largestPage },
      signal,
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};
