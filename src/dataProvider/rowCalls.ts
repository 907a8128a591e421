import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { InsightName } from '../../domain/insight/insights.ts';
import type { AskedList } from '../../domain/query/query.ts';

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
};
