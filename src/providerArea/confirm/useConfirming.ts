import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { freshnessOf } from '../../../domain/insight/freshness.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { readAllRows } from '../../components/rows/readAllRows.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { toldText } from '../../i18n/textOf.ts';

/** What is corrected about a candidate’s availability while it is confirmed. */
export type Answer = Partial<Pick<Candidate, 'availability' | 'availableFrom'>>;

/** `kept`: the row has changed since it was loaded, or can’t be changed. */
export type RowState = { step: 'sending' } | { step: 'done' } | { step: 'kept'; reason: string };

const key = ['bench', 'confirming'];

/** Candidates to confirm, those never confirmed first, and the state of each. */
export const useConfirming = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const {
    data: rows,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const bench = await readAllRows<Candidate>(dataProvider, { noun: 'candidates', filter: {} }, signal);
      return bench.filter(needsConfirming).sort(byConfirmed);
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  /** Takes over what others have changed, so that the next try confirms it. */
  const readAgain = async (ids: string[]) => {
    if (ids.length === 0) return;
    const { data } = await dataProvider.getMany<Candidate>('candidates', { ids });
    const now = new Map(data.map((row) => [row.id, row]));
    queryClient.setQueryData<Candidate[]>(key, (before) => before?.map((row) => now.get(row.id) ?? row));
  };

  const tell = (told: Iterable<readonly [string, RowState | null]>) =>
    setStates((before) => {
      const after = new Map(before);
      for (const [id, state] of told)
        if (state) after.set(id, state);
        else after.delete(id);
      return after;
    });

  const confirm = async (chosen: readonly { row: Candidate; answer: Answer }[]) => {
    setProblem(null);
    tell(chosen.map(({ row }) => [row.id, { step: 'sending' }]));
    const availabilityConfirmed = utcDay(new Date());
    const items = chosen.map(({ row: { id, version }, answer }) => ({
      edit: { id, version, changes: { ...answer, availabilityConfirmed } },
    }));
    try {
      const { data } = await dataProvider.batch('candidates', { items, lenient: true });
      tell(
        data.map((one): [string, RowState] => [
          one.id,
          'kept' in one ? { step: 'kept', reason: toldText(one.kept) } : { step: 'done' },
        ]),
      );
      queryClient.invalidateQueries({ queryKey: ['candidates'] });
      await readAgain(data.flatMap((one) => ('kept' in one ? [one.id] : [])));
    } catch (failure) {
      const { message } = failure as Error;
      setProblem(translate(message, { _: message }));
      tell(chosen.map(({ row }) => [row.id, null]));
    }
  };

  const confirming = [...states.values()].some(({ step }) => step === 'sending');
  return { rows, error, refetch, states, confirming, problem, confirm };
};

const needsConfirming = ({ status, availabilityConfirmed }: Candidate) =>
  status !== 'Placed' && freshnessOf(availabilityConfirmed, utcDay(new Date())) !== 'Fresh';

const byConfirmed = (one: Candidate, other: Candidate) =>
  (one.availabilityConfirmed ?? '').localeCompare(other.availabilityConfirmed ?? '') ||
  one.name.localeCompare(other.name);
