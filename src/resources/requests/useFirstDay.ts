import { wallTime } from '../../../domain/time/zones.ts';
import { useOwnCompany } from '../../components/contract/useOwnCompany.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/** The first day that a proposal of the user's company may start on: today in the company's time zone. */
export const useFirstDay = (): string => {
  const { company } = useOwnCompany();
  return wallTime(Date.now(), company?.timeZone ?? shownPlatform().timeZone).date;
};
