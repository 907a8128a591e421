import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { CountedFeature } from '../../../domain/contract/featureDays.ts';

type Notes = { noteUse?(params: { feature: CountedFeature }): Promise<void> };

/** Says that something was done which leaves no row behind. Whether it is counted makes no difference to who did it. */
export const useNoteUse = () => {
  const dataProvider = useDataProvider() as unknown as Notes;
  return useCallback(
    (feature: CountedFeature) => void dataProvider.noteUse?.({ feature }).catch(() => undefined),
    [dataProvider],
  );
};
