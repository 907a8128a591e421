import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { PersonNoun } from '../../../domain/privacy/personNouns.ts';
import type { ErasurePreview } from '../../../domain/privacy/preview.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Preview of an erasure with current counts. */
export const useErasurePreview = (noun: PersonNoun, id: string) => {
  const dataProvider = useDataProvider<DataProvider>();
  return useQuery({
    queryKey: [noun, 'erasure', id],
    queryFn: async () => (await dataProvider.erasurePreview({ noun, id })).data,
    gcTime: 0,
  });
};

type Refused = Error & { body?: { errors?: Record<string, string> } };

/** Erases permanently; `fault` is the reason of a refusal. */
export const useErase = ({ noun, id }: ErasurePreview, onDone: () => void) => {
  const dataProvider = useDataProvider<DataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const erase = async (name: string) => {
    setBusy(true);
    try {
      await dataProvider.erase({ noun, id, name });
      notify('erasure.done', { type: 'success' });
      onDone();
      refresh();
    } catch (error) {
      const { body, message } = error as Refused;
      setFault(body?.errors?.name ?? message);
      setBusy(false);
    }
  };
  return { erase, busy, fault };
};
