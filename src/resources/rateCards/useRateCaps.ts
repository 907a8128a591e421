import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RateCapAsked } from '../../../domain/insight/rateCapsAsked.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** The cap of each rate, in the order of the questions; null where no rate card applies. */
export const useRateCaps = (asked: readonly RateCapAsked[]) => {
  const { rateCaps } = useDataProvider<DataProvider>();
  return useQuery({
    queryKey: ['rateCards', 'caps', asked],
    queryFn: ({ signal }) => rateCaps({ asked: [...asked], signal }).then(({ data }) => data),
    enabled: asked.length > 0,
  });
};
