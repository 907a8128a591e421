import { useListContext } from 'react-admin';
import type { CandidateFacets } from '../../../domain/insight/candidateFacets.ts';
import { AddedCriteria } from './AddedCriteria.tsx';

/** What plugins must state about the candidates of the list. */
export const AddedFilters = ({ facets }: { facets: CandidateFacets | undefined }) => {
  const { filterValues, setFilters } = useListContext();
  const { added = [], ...others } = filterValues;
  return (
    <AddedCriteria
      value={[added].flat()}
      counts={facets?.added}
      onChange={(facts) => setFilters(facts.length > 0 ? { ...others, added: facts } : others)}
    />
  );
};
