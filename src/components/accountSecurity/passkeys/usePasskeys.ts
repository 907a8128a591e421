import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Passkey } from '../../../../domain/security/passkeys.ts';
import { send } from '../../../auth/send.ts';

const queryKey = ['passkeys'];

/** The passkeys of the signed-in person. */
export const usePasskeys = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send('GET /auth/passkeys', {}, { signal })).data,
    retry: false,
  });

/** Changes them by a call that answers with the list after it, and says so. */
export const usePasskeyAct = () => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async (act: () => Promise<{ data: Passkey[] }>, done: string, name: string): Promise<void> => {
    const { data } = await act();
    queryClient.setQueryData(queryKey, data);
    notify(done, { type: 'success', messageArgs: { name } });
  };
};
