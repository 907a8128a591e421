import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useQuiet } from '../components/later/useQuiet.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { showPlatform } from '../platform/shownPlatform.ts';

/** Milliseconds: maximum delay until an operator's change reaches open consoles. */
const often = 10_000;

/** Keeps the platform's settings in this browser up to date. */
export const PlatformWatch = () => {
  const quiet = useQuiet();
  const { platform } = useDataProvider<DataProvider>();
  const { data } = useQuery({
    queryKey: ['platform'],
    queryFn: async ({ signal }) => (await platform({ signal })).data,
    enabled: quiet,
    refetchInterval: often,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useEffect(() => {
    if (data) showPlatform(data);
  }, [data]);
  return null;
};
