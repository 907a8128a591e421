import { useDataProvider, useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../../../domain/contract/hiring/stageChanges.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

/** Tells the user who has moved a card in the meantime, and to which stage. */
export const useWhoMoved = () => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  return async ({ id, name, stage, outcome }: PipelineEntry): Promise<string> => {
    const { data } = await dataProvider
      .getList<StageChange>('stageChanges', {
        filter: { entryId: id },
        sort: { field: 'id', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
      })
      .catch(() => ({ data: [] }));
    const author = data[0]?.author ?? translate('pipeline.somebody');
    if (outcome === 'Live')
      return translate('pipeline.stale', {
        author,
        name,
        stage: translate(valueKey('pipelineEntries', 'stage', stage)),
      });
    return translate('pipeline.staleOut', {
      author,
      name,
      outcome: translate(valueKey('pipelineEntries', 'outcome', outcome)),
    });
  };
};
