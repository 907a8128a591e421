import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignOnSettings } from '../../../domain/security/singleSignOn.ts';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';

const queryKey = ['singleSignOn'];

/** The single sign-on of the own company. */
export const useSignOn = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send('GET /single-sign-on', {}, { signal })).data,
    retry: false,
  });

type Act = () => Promise<{ data: SignOnSettings }>;

/** Changes the settings, which the panel then shows. `problem` says why the last change was refused. */
export const useSignOnAct = () => {
  const queryClient = useQueryClient();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const change = async (how: Act): Promise<void> => {
    const { data } = await how();
    queryClient.setQueryData(queryKey, data);
  };
  const act = async (how: Act): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    try {
      await change(how);
      return true;
    } catch (error) {
      setProblem(reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  return { act, change, refresh, busy, problem };
};
