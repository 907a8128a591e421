import type { DataProvider } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { largestPage } from '../../../domain/query/query.ts';

export type AllOf = { noun: NounName; filter: Record<string, unknown> };

/** Reads every row that matches, page after page. */
export const readAllRows = async <R extends Row>(
  dataProvider: DataProvider,
  { noun, filter }: AllOf,
): Promise<R[]> => {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<R>(noun, {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page, perPage: largestPage },
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};
