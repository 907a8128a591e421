import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { CountedFeature } from '../../../domain/contract/featureDays.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useViewing } from '../contract/useViewing.ts';

/**
 * Says that something was done which leaves no row behind. Whether it is counted makes no difference to who did it;
 * an operator who looks through their eyes leaves no trace.
 */
export const useNoteUse = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const isViewing = useViewing();
  return useCallback(
    (feature: CountedFeature) => {
      if (!isViewing) dataProvider.noteUse({ feature }).catch(() => undefined);
    },
    [dataProvider, isViewing],
  );
};
