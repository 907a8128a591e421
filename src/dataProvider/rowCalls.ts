import type { BatchPart, BatchResult } from '../../domain/change/batchPart.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { InsightName } from '../../domain/insight/insights.ts';
import type { AskedList, Page } from '../../domain/query/query.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import type { AnswerOf, GivenTo, InputOf, OperationName, OwnOperationName } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';

/** Columns of a form, by field name. */
export type Columns = Record<string, unknown>;

/**
 * Calls that a store of rows provides, for the signed-in user. Refusals are thrown as `ApiError`. An edit or
 * delete names the version of the row it is based on.
 */
export type RowCalls = {
  list(noun: NounName, asked: AskedList, signal?: AbortSignal): Promise<Page>;
  show(noun: NounName, id: string, signal?: AbortSignal): Promise<Row>;
  /** `form` identifies the form that was filled in: it creates one row, even if it is sent again. */
  create(noun: NounName, columns: Columns, form?: string): Promise<Row>;
  edit(noun: NounName, id: string, changes: Columns, version: number | undefined): Promise<Row>;
  insight(name: InsightName, asked: object, signal?: AbortSignal): Promise<object>;
  remove(noun: NounName, id: string, version: number | undefined): Promise<void>;
  /** The complete result of a report, as a file in this language. */
  reportFile(id: string, format: FileFormat, language: Language): Promise<Blob>;
  /** A part of a batch. Only the last one returns the results of the rows. */
  batch(noun: NounName, part: BatchPart, signal?: AbortSignal): Promise<BatchResult[]>;
  /** The file of a row, as it was uploaded. */
  file(noun: NounName, id: string): Promise<Blob>;
  /** The picture of a row, by the name in the row. */
  picture(noun: NounName, id: string, name: string, signal?: AbortSignal): Promise<Blob>;
};

/** Executes an operation, for the signed-in user. */
export type Operate = <N extends OperationName>(
  name: N,
  input: GivenTo<N>,
  signal?: AbortSignal,
) => Promise<AnswerOf<N>>;

/** The operations of a store, by name, with valid input. */
export type HandlersOf<N extends OperationName> = {
  [One in N]: (input: InputOf<One>) => Promise<AnswerOf<One>>;
};
export type OperationHandlers = HandlersOf<OwnOperationName>;

/**
 * Refuses a caller whom a call does not admit, before its input is read. `given` has the values in the path on
 * which access may depend.
 */
export type Admit = (operation: Operation, given: Columns) => void;

/** What a data provider is made of. */
export type Calls = { rows: RowCalls; operate: Operate };
/** Calls answered in this browser. */
export type CallsHere = Calls & { admit: Admit };
