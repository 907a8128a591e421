import { useGetOne } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useActor } from './useActor.ts';

/** The user's company, as loaded in the last five minutes; operators have none. */
export const useOwnCompany = () => {
  const { companyId } = useActor();
  const { data, isPending } = useGetOne<Company>(
    'companies',
    { id: companyId ?? '' },
    { enabled: companyId !== null, staleTime: 300_000 },
  );
  return { company: data, isLoading: isPending && companyId !== null };
};
