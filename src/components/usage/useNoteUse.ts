import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { CountedFeature } from '../../../domain/contract/platform/featureDays.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useViewing } from '../contract/useViewing.ts';

/**
 * Reports the use of a feature that leaves no row. Failures are ignored; an operator viewing as another
 * person is not counted.
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
