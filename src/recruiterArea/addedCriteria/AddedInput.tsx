import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { CandidateFacets } from '../../../domain/insight/candidateFacets.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { CriteriaForm } from '../recommendations/criteriaForm.ts';
import { useCriteria } from '../recommendations/useCriteria.ts';
import { AddedCriteria } from './AddedCriteria.tsx';

/** The criteria of plugins in the form of a search, with the values that candidates have. */
export const AddedInput = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { setValue } = useFormContext<CriteriaForm>();
  const { added } = useCriteria();
  const { data } = useQuery<CandidateFacets>({
    queryKey: ['candidates', 'facets', '{}'],
    queryFn: ({ signal }) =>
      dataProvider.candidateFacets({ filter: '{}', signal }).then((answer) => answer.data),
  });
  return (
    <AddedCriteria
      value={added}
      counts={data?.added}
      onChange={(facts) => setValue('added', facts, { shouldDirty: true })}
    />
  );
};
