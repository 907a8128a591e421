import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { type BatchItem, type BatchResult, partOfBatch } from '../../../domain/change/batchPart.ts';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { undoImport } from '../../../domain/import/undoImport.ts';
import { isApiError } from '../../auth/ApiError.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { toldText } from '../../i18n/textOf.ts';

/** The state of an import. */
type ImportState =
  | { step: 'ready' }
  | { step: 'checking'; checked: number }
  | { step: 'storing' }
  | { step: 'cancelled' }
  /** `sure` is false if no answer came, because the last batch may have been stored. */
  | { step: 'failed'; message: string; sure: boolean }
  | { step: 'done'; results: BatchResult[]; problem?: string }
  | { step: 'undoing' }
  | { step: 'undone'; count: number; kept: { row: PlannedImport; reason: string }[] };

/** Stores an import, all rows or none, and undoes it for candidates that have not been changed since. */
export const useImport = (sent: readonly PlannedImport[]) => {
  const dataProvider = useDataProvider<DataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [state, setState] = useState<ImportState>({ step: 'ready' });
  const aborter = useRef<AbortController | null>(null);
  const reasonOf = (error: unknown) => {
    const { message } = error as Error;
    return translate(message, { _: message });
  };

  const start = async () => {
    const aborting = new AbortController();
    aborter.current = aborting;
    const { signal } = aborting;
    const lastPart = lastPartFrom(sent.length);
    setState(lastPart === 0 ? { step: 'storing' } : { step: 'checking', checked: 0 });
    try {
      const items = sent.map(({ item }) => item as BatchItem);
      const onProgress = (checked: number) =>
        setState(checked >= lastPart ? { step: 'storing' } : { step: 'checking', checked });
      const { data } = await dataProvider.batch('candidates', { items, onProgress, signal });
      setState({ step: 'done', results: data });
      queryClient.invalidateQueries();
    } catch (error) {
      if (signal.aborted) setState({ step: 'cancelled' });
      else setState({ step: 'failed', message: reasonOf(error), sure: isAnswer(error) });
    }
  };

  const undo = async (results: BatchResult[]) => {
    setState({ step: 'undoing' });
    try {
      const items = undoImport(sent, results);
      const { data } = await dataProvider.batch('candidates', { items, lenient: true });
      const kept = data.flatMap((one, at) =>
        'kept' in one ? [{ row: sent[at] as PlannedImport, reason: toldText(one.kept) }] : [],
      );
      setState({ step: 'undone', count: data.length - kept.length, kept });
      queryClient.invalidateQueries();
    } catch (error) {
      setState({ step: 'done', results, problem: reasonOf(error) });
    }
  };

  return { state, start, undo, cancel: () => aborter.current?.abort() };
};

/** A 4xx response is a definite answer; a timeout or a server error is not. */
const isAnswer = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** The first row of the last batch. Sending it starts the storing, which cannot be canceled. */
const lastPartFrom = (rows: number): number => Math.floor(Math.max(rows - 1, 0) / partOfBatch) * partOfBatch;
