import { useOwnCompany } from '../components/contract/useOwnCompany.ts';

/** The company's time zone: undefined while loading, the browser's if the company has set none. */
export const useCompanyZone = (): string | undefined => {
  const { company, isLoading } = useOwnCompany();
  if (isLoading) return undefined;
  return company?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};
