import { useGetOne } from 'ra-core';
import type { Company } from '../../domain/contract/companies.ts';
import { useActor } from '../components/contract/useActor.ts';

/** The time zone one's company works in; undefined while it is read, the browser's own where none is said. */
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
