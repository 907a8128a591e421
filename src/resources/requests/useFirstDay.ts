import { useGetOne } from 'ra-core';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { wallTime } from '../../../domain/time/zones.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/** The first day that a proposal of the user's company may start on: today in the company's time zone. */
export const useFirstDay = (): string => {
  const { companyId } = useActor();
  const { data } = useGetOne<Company>(
    'companies',
    { id: companyId ?? '' },
    { enabled: companyId !== null, staleTime: 300_000 },
  );
  return wallTime(Date.now(), data?.timeZone ?? shownPlatform().timeZone).date;
};
