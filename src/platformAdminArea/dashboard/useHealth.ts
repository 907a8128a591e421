import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Health } from '../../../domain/health/health.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

const often = 60_000;

/** The platform's health, measured every minute while the page is open. */
export const useHealth = () => {
  const { platformHealth } = useDataProvider<DataProvider>();
  return useQuery({
    queryKey: ['platformHealth'],
    queryFn: async ({ signal }) => (await platformHealth({ signal })).data,
    refetchInterval: often,
    staleTime: often / 2,
  });
};

/** The names of the failing checks, in the reader's language. */
export const useWanting = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  return ({ checks }: Health): string =>
    writeList(
      checks
        .filter(({ state }) => state !== 'ok')
        .map(({ name }) => translate(`platformDashboard.health.checks.${name}`)),
    );
};
