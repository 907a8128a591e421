import { useGetOne } from 'ra-core';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import { useActor } from '../components/contract/useActor.ts';

/** The company's time zone: undefined while loading, the browser's if the company has set none. */
export const useCompanyZone = (): string | undefined => {
  const { companyId } = useActor();
  const { data, isPending } = useGetOne<Company>(
    'companies',
    { id: companyId ?? '' },
    { enabled: companyId !== null, staleTime: 300_000 },
  );
  if (isPending && companyId !== null) return undefined;
  return data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};
